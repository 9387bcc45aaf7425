import { readMoment } from './moment.ts'

/** A place in a list: which list, and the keys of the row there. */
export type CursorKeys = readonly (string | number)[]

export type KeyType = 'string' | 'number' | 'integer' | 'time'

/** An opaque cursor. `list` says which order it belongs to, so that one of another list is noticed. */
export function writeCursor(list: string, keys: CursorKeys): string {
  return Buffer.from(JSON.stringify([list, ...keys])).toString('base64url')
}

/** The keys of a cursor of the given list, or null when it is none. `types` says what each key must be. */
export function readCursor(
  cursor: string,
  list: string,
  types: readonly KeyType[],
): CursorKeys | null {
  if (cursor.length > 500) return null
  const [name, ...keys] = parse(cursor)
  if (name !== list || keys.length !== types.length) return null
  return keys.every((key, index) => fits(key, types[index])) ? (keys as CursorKeys) : null
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function fits(key: unknown, type: KeyType | undefined): boolean {
  if (type === 'number') return typeof key === 'number'
  if (type === 'integer') return Number.isInteger(key) && Math.abs(key as number) < 2 ** 31
  if (typeof key !== 'string' || key.includes('\0')) return false
  return (
    type === 'string' ||
    (/^\d{4}-\d\d-\d\dT[\d:.]{5,16}(?:Z|\+00:00)$/.test(key) && readMoment(key) !== null)
  )
}
