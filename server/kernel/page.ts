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

/**
 * The part of a list that is asked for. `cursor` holds the keys of the row before its first one, in
 * the direction of reading.
 */
export interface PageRequest {
  size: number
  backward: boolean
  cursor: CursorKeys | null
}

/** A page of a list: its rows in order, whether there is more, and the cursor of a row. */
export interface Page<Row> {
  rows: Row[]
  hasNextPage: boolean
  hasPreviousPage: boolean
  cursorOf: (row: Row) => string
}

/** The page of a list that has nothing. */
export const emptyPage = <Row>(): Page<Row> => ({
  rows: [],
  hasNextPage: false,
  hasPreviousPage: false,
  cursorOf: () => '',
})

/** Reads a connection's arguments. Refuses sizes beyond 1 to 100, both directions at once, and a cursor of another list. */
export function pageRequest(
  { first, after, last, before }: PageArguments,
  list: { name: string; types: readonly KeyType[]; defaultSize?: number },
): PageRequest {
  const backward = last != null || (before != null && first == null)
  if (backward && (first != null || after != null))
    throw refuse('PAGE_OF_TWO_ENDS', { field: 'last' })
  if (!backward && before != null) throw refuse('PAGE_OF_WRONG_END', { field: 'before' })
  const { min, max } = limits.pageSize
  const size = (backward ? last : first) ?? list.defaultSize ?? limits.pageSize.default
  if (size < min || size > max)
    throw refuse('PAGE_SIZE', { field: backward ? 'last' : 'first', min, max, size })
  const cursor = backward ? before : after
  if (cursor == null) return { size, backward, cursor: null }
  const keys = readCursor(cursor, list.name, list.types)
  if (keys === null) throw refuse('CURSOR_UNKNOWN', { field: backward ? 'before' : 'after' })
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
