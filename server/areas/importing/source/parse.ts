import { isUtf8 } from 'node:buffer'
import { DEEPEST } from '#server/kernel/storable.ts'
import type { Note } from '../items/shape.ts'

/** Bytes that a single issue may have: thousands of times the largest that was ever seen, and still no threat to the memory. */
export const LARGEST_ELEMENT = 64 * 1024 * 1024

/** A file's JSON, or the note that says why it is none. */
export type Parsed = { value: unknown } | { broken: Note }

/** Parses an element of which `bytes` is the whole (null: it was too large to keep). */
export function parse(bytes: Buffer | null, item: string): Parsed {
  const broken = (what: string, detail?: string): Parsed => ({
    broken: { item, what, how: 'left out', ...(detail === undefined ? {} : { detail }) },
  })
  if (bytes === null) return broken(`larger than ${LARGEST_ELEMENT / 1024 / 1024} MB`)
  if (bytes.length === 0) return broken('an empty file')
  // Replaced characters would be stored, and a later file that is right would not mend them.
  if (!isUtf8(bytes))
    return broken('text that is not UTF-8 (say what it is, such as --encoding windows-1252)')
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
    return isTooDeep(value) ? broken(`nested deeper than ${DEEPEST} levels`) : { value }
  } catch (error) {
    return broken('broken JSON', (error as Error).message.slice(0, 80))
  }
}

/** Goes level by level: a walk by recursion is what a deep value breaks. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null
        ? Object.values(one).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    )
  }
  return false
}
