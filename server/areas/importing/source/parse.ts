import { isUtf8 } from 'node:buffer'
import type { Note } from '../shape.ts'

/** Bytes that a single issue may have: thousands of times the largest that was ever seen, and still no threat to the memory. */
export const LARGEST_ELEMENT = 64 * 1024 * 1024

/** A file's JSON, or the note that says why it is none. `notes` are the repairs made to read it. */
export type Parsed = { value: unknown; notes: Note[] } | { broken: Note }

/** Parses a file of which `bytes` is the whole (null: it was too large to keep). */
export function parse(bytes: Buffer | null, item: string): Parsed {
  if (bytes === null)
    return {
      broken: { item, what: `larger than ${LARGEST_ELEMENT / 1024 / 1024} MB`, how: 'left out' },
    }
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
    return {
      value,
      notes: isUtf8(bytes)
        ? []
        : [{ item, what: 'bytes that are not UTF-8', how: 'replaced by U+FFFD' }],
    }
  } catch (error) {
    return {
      broken: {
        item,
        what: `broken JSON (${(error as Error).message.slice(0, 80)})`,
        how: 'left out',
      },
    }
  }
}
