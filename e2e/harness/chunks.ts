import fs from 'node:fs'
import path from 'node:path'

const manifest = path.resolve(import.meta.dirname, '../../dist/client/.vite/manifest.json')

/** The chunks of the built client: the names that its files have only the beginning of, by path, such as `/assets/x.js`. */
export function chunkNames(): ReadonlyMap<string, string> {
  const listed = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >
  return new Map(
    Object.values(listed).flatMap(({ file, name }) =>
      name === undefined ? [] : [[`/${file}`, name.replace(/\.(?:lazy|entrypoint)$/, '')] as const],
    ),
  )
}

/** The paths of the files of one chunk: a page has one for its entrypoint as well. Throws where there is none. */
export function chunkFiles(name: string): string[] {
  const files = [...chunkNames()].filter(([, of]) => of === name).map(([file]) => file)
  if (files.length === 0) throw new Error(`The build has no chunk ${name}`)
  return files
}
