import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { peek, type Chunks } from './chunks.ts'
import { sniff, SNIFF_BYTES, type FileKind } from './sniff.ts'

/** A file that is no archive. `path` is only a name for reports and grouping: nothing is ever written to it. */
export interface Leaf {
  path: string
  kind: Exclude<FileKind, 'gzip' | 'tar'>
  chunks: Chunks
}

/** The depth to which archives may contain archives, so that one that contains itself ends. */
const DEEPEST = 4

/** All files of a source (a folder, an archive or a file), archives opened on the way, one at a time and in a fixed order. */
export async function* leaves(source: string): AsyncGenerator<Leaf> {
  if (!(await stat(source)).isDirectory())
    return yield* expand(source.split(/[\\/]/).at(-1) ?? source, createReadStream(source), 0)
  for await (const path of filesBelow(source, ''))
    yield* expand(path, createReadStream(join(source, path)), 0)
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const byName = new Intl.Collator('en', { numeric: true })
  entries.sort((a, b) => byName.compare(a.name, b.name))
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* filesBelow(root, path)
    else if (entry.isFile() || (entry.isSymbolicLink() && (await isFile(join(root, path)))))
      yield path
  }
}

/** A linked folder is not entered: it could lead back up, round and round. */
async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

async function* expand(path: string, chunks: Chunks, depth: number): AsyncGenerator<Leaf> {
  const { head, all } = await peek(chunks, SNIFF_BYTES)
  const kind = sniff(head)
  if (kind === 'gzip' && depth < DEEPEST)
    return yield* expand(path, piped(all, createGunzip()), depth + 1)
  if (kind === 'tar' && depth < DEEPEST) return yield* entriesOf(path, all, depth + 1)
  yield { path, kind: kind === 'gzip' || kind === 'tar' ? 'other' : kind, chunks: all }
}

async function* entriesOf(path: string, chunks: Chunks, depth: number): AsyncGenerator<Leaf> {
  for await (const entry of piped(chunks, extract())) {
    if (entry.header.type === 'file')
      yield* expand(`${path}/${entry.header.name}`, entry as AsyncIterable<Buffer>, depth)
    entry.resume()
  }
}

/** The stream, fed with the chunks; an error on the way is thrown to whoever reads it. */
function piped<S extends NodeJS.ReadWriteStream | NodeJS.WritableStream>(
  chunks: Chunks,
  stream: S,
): S {
  pipeline(Readable.from(chunks, { objectMode: false }), stream, () => undefined)
  return stream
}
