import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { peek, type Chunks } from './chunks.ts'
import { markedEncoding, toUtf8 } from './encoding.ts'
import { sniff, SNIFF_BYTES, type FileKind } from './sniff.ts'

/** A file that is no archive. `path` is only a name for reports and grouping: nothing is ever written to it. */
export interface Leaf {
  path: string
  kind: Exclude<FileKind, 'gzip' | 'tar'>
  /** Its bytes, in UTF-8 where the encoding was told or is marked. */
  chunks: Chunks
  /** The encoding that it was in, where that is not UTF-8. */
  encoding: string | null
}

/** A file or archive that breaks off or cannot be read. */
export interface Unreadable {
  path: string
  kind: 'unreadable'
  error: Error
}

/** The options of opening a source. */
export interface OpenOptions {
  signal?: AbortSignal | undefined
  /** The encoding of all its files; else that of their mark, else UTF-8. */
  encoding?: string | undefined
}

/** Files that stand in a folder beside data, and describe it. */
const prose = /\.(md|markdown)$|^licen[cs]e(\.txt)?$/i

/** The depth to which archives may contain archives, so that one that contains itself ends. */
const DEEPEST = 4

/**
 * All files of a source (a folder, an archive or a file), archives opened on the way, one at a time
 * and in a fixed order. One that cannot be opened costs itself alone.
 */
export async function* leaves(
  source: string,
  options: OpenOptions = {},
): AsyncGenerator<Leaf | Unreadable> {
  const isFolder = (await stat(source)).isDirectory()
  const name = source.split(/[\\/]/).at(-1) ?? source
  const paths = isFolder ? filesBelow(source, '') : [name]
  for await (const path of paths) {
    if (options.signal?.aborted) return
    try {
      const file = createReadStream(isFolder ? join(source, path) : source, {
        ...(options.signal && { signal: options.signal }),
      })
      try {
        yield* expand(path, file, options)
      } finally {
        // Many are looked at, and not read to their end.
        file.destroy()
      }
    } catch (error) {
      yield { path, kind: 'unreadable', error: error as Error }
    }
  }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const byName = new Intl.Collator('en', { numeric: true })
  entries.sort((a, b) => byName.compare(a.name, b.name))
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || prose.test(entry.name)) continue
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

async function* expand(
  path: string,
  chunks: Chunks,
  options: OpenOptions,
  depth = 0,
): AsyncGenerator<Leaf> {
  const { head, all } = await peek(chunks, SNIFF_BYTES)
  const kind = sniff(head)
  if (kind === 'gzip' && depth < DEEPEST)
    return yield* expand(path, piped(all, createGunzip()), options, depth + 1)
  if (kind === 'tar' && depth < DEEPEST) return yield* entriesOf(path, all, options, depth + 1)
  const isText = kind === 'json' || kind === 'other'
  const encoding = isText ? (options.encoding ?? markedEncoding(head)) : null
  if (encoding === null)
    return yield {
      path,
      kind: kind === 'gzip' || kind === 'tar' ? 'other' : kind,
      chunks: all,
      encoding,
    }
  const text = new TextDecoder(encoding).decode(head)
  yield {
    path,
    kind: sniff(Buffer.from(text)) === 'json' ? 'json' : 'other',
    chunks: toUtf8(all, encoding),
    encoding,
  }
}

async function* entriesOf(
  path: string,
  chunks: Chunks,
  options: OpenOptions,
  depth: number,
): AsyncGenerator<Leaf> {
  for await (const entry of piped(chunks, extract())) {
    // Whoever stops in the middle of a file must not end the archive: its iterator has no return().
    const iterator = (entry as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    const next = () => iterator.next()
    if (entry.header.type === 'file')
      yield* expand(
        `${path}/${entry.header.name}`,
        { [Symbol.asyncIterator]: () => ({ next }) },
        options,
        depth,
      )
    while (!(await next()).done);
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
