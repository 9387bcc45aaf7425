import path from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { describedPages } from './describedPages.ts'

type Chunk = Rolldown.OutputChunk

/**
 * Lets the HTML of a build fetch the code of the page at its address beside the first chunk, instead of after it: the
 * router loads a page's entrypoint when it is opened, and that the page. A page of the first chunk needs nothing.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'earshot:page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((it) => it.type === 'chunk')
        return [script(describedPages().flatMap((page) => rowOf(page, chunks)))]
      },
    },
  }
}

function rowOf(
  { path: address, entrypoint }: ReturnType<typeof describedPages>[number],
  chunks: readonly Chunk[],
): [pattern: string, files: string[]][] {
  if (entrypoint === null) return []
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId === entrypoint)
  if (!own) throw new Error(`No chunk holds ${path.basename(entrypoint)}`)
  const pages = chunks.filter(({ fileName }) => own.dynamicImports.includes(fileName))
  return [[patternOf(address), [own, ...pages].map(({ fileName }) => fileName)]]
}

/** A pattern of the router as a regular expression's source. */
export function patternOf(address: string): string {
  return `^${address.replace(/\/:\w+\?/g, '(/[^/]*)?').replace(/:\w+/g, '[^/]+')}/?$`
}

/** The first page whose pattern fits wins, so static addresses come before those with parameters. */
function script(rows: readonly [pattern: string, files: string[]][]): HtmlTagDescriptor {
  const table = [...rows].sort(([a], [b]) => Number(a.includes('[')) - Number(b.includes('[')))
  return {
    tag: 'script',
    injectTo: 'head',
    children: `(function(t){for(var r of t)if(new RegExp(r[0]).test(location.pathname)){r[1].forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.href='/'+f;document.head.append(l)});break}})(${JSON.stringify(table)})`,
  }
}
