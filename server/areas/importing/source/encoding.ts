import { StartError } from '#server/lib/startError.ts'
import type { Chunks } from './chunks.ts'

/** The encoding that the first bytes of a file are marked with, or null. */
export function markedEncoding(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return null
}

/** Refuses the name of an encoding that nobody knows. */
export function checkEncoding(name: string | undefined): void {
  try {
    if (name !== undefined) new TextDecoder(name)
  } catch {
    throw new StartError(
      `There is no encoding "${name}". Known are utf-8, utf-16le, windows-1252, shift_jis, gb18030 and the others that browsers know.`,
    )
  }
}

/**
 * Gives the text of a file as UTF-8 while its bytes arrive. Throws where it is not in the encoding:
 * replaced characters would be stored, and a later file that is right would not mend them.
 */
export async function* toUtf8(chunks: Chunks, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (bytes?: Buffer): Buffer => {
    try {
      return Buffer.from(decoder.decode(bytes, { stream: bytes !== undefined }))
    } catch {
      throw new NotInEncoding(encoding)
    }
  }
  for await (const chunk of chunks) yield decode(chunk)
  yield decode()
}

/** A file has bytes that its encoding does not know. */
export class NotInEncoding extends Error {
  constructor(encoding: string) {
    super(
      `text that is not ${encoding.toUpperCase()} (say what it is, such as --encoding windows-1252)`,
    )
  }
}
