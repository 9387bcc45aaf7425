import { limits } from '#rules/limits.ts'
import { readCursor, type CursorKeys, type KeyType } from './cursor.ts'
import { refuse } from './refusal.ts'

/** Arguments of a connection (the Relay specification): first with after, or last with before. */
export interface PageArguments {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

/** Which part of a list is asked for. `cursor`: the keys of the row that it begins after, in the direction of reading. */
export interface PageRequest {
  size: number
  backward: boolean
  cursor: CursorKeys | null
}

/** What a list gives: its rows in order, whether there is more, and the cursor of a row. */
export interface Page<Row> {
  rows: Row[]
  hasNextPage: boolean
  hasPreviousPage: boolean
  cursorOf: (row: Row) => string
}

/** Reads a connection's arguments. Refuses sizes beyond 1 to 100, both directions at once, and a cursor of another list. */
export function pageRequest(
  { first, after, last, before }: PageArguments,
  list: { name: string; types: readonly KeyType[]; defaultSize?: number },
): PageRequest {
  const backward = last != null || (before != null && first == null)
  if (backward && (first != null || after != null))
    throw refuse(
      'INVALID',
      'Ask for first with after, or for last with before, not for both.',
      'last',
    )
  if (!backward && before != null)
    throw refuse('INVALID', 'Ask for first with after, or for last with before.', 'before')
  const { min, max } = limits.pageSize
  const size = (backward ? last : first) ?? list.defaultSize ?? limits.pageSize.default
  if (size < min || size > max)
    throw refuse(
      'INVALID',
      `A page has ${min} to ${max} entries; ${size} were asked for.`,
      backward ? 'last' : 'first',
    )
  const cursor = backward ? before : after
  if (cursor == null) return { size, backward, cursor: null }
  const keys = readCursor(cursor, list.name, list.types)
  if (keys === null)
    throw refuse(
      'INVALID',
      'This cursor does not belong to this list.',
      backward ? 'before' : 'after',
    )
  return { size, backward, cursor: keys }
}

/** The page of a list of which one row more than asked for was read, in the direction of reading. */
export function pageOf<Row>(
  read: Row[],
  request: PageRequest,
  cursorOf: (row: Row) => string,
): Page<Row> {
  const more = read.length > request.size
  const rows = read.slice(0, request.size)
  const hasEarlier = request.cursor !== null
  if (!request.backward) return { rows, hasNextPage: more, hasPreviousPage: hasEarlier, cursorOf }
  return { rows: rows.reverse(), hasNextPage: hasEarlier, hasPreviousPage: more, cursorOf }
}
