import fs from 'node:fs'
import path from 'node:path'

/**
 * The facts of a page that a build needs, read from its descriptor's text: descriptors import code
 * of the browser.
 */
export interface DescribedPage {
  /** Pattern of its address, such as `/ideas/:number/:slug?`. */
  readonly path: string
  /** Name in usage analytics. */
  readonly screen: string
  /** Absolute path of the entrypoint that it loads; null for the page of the first chunk. */
  readonly entrypoint: string | null
}

const routes = path.resolve(import.meta.dirname, '../../../src/routes')

/** All pages, in the order of the list in src/routes/pages.ts. */
export function describedPages(): DescribedPage[] {
  const list = fs.readFileSync(path.join(routes, 'pages.ts'), 'utf8')
  const files = new Map(
    [...list.matchAll(/import \{ (\w+) \} from '\.\/(\w+\.descriptor\.ts)'/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  )
  const listed = /pages = \[([^\]]*)\]/.exec(list)?.[1] ?? ''
  return [...listed.matchAll(/\w+/g)].map(([name]) => {
    const file = files.get(name)
    if (file === undefined) throw new Error(`src/routes/pages.ts imports no descriptor ${name}`)
    return readDescriptor(file)
  })
}

/** Names of the screens in usage analytics. */
export function screenNames(): string[] {
  return describedPages().map(({ screen }) => screen)
}

function readDescriptor(file: string): DescribedPage {
  const code = fs.readFileSync(path.join(routes, file), 'utf8')
  const pattern = /\bpath: '([^']+)'/.exec(code)?.[1]
  const screen = /\bscreen: '(\w+)'/.exec(code)?.[1]
  const entrypoint = /\bimport\('\.\/([^']+)'\)/.exec(code)?.[1]
  if (pattern === undefined || screen === undefined)
    throw new Error(`src/routes/${file} names no path or no screen`)
  return {
    path: pattern,
    screen,
    entrypoint: entrypoint === undefined ? null : path.join(routes, entrypoint),
  }
}
