import { readCursor, writeCursor, type KeyType } from '#server/kernel/cursor.ts'
import { pageRequest, type PageArguments, type PageRequest } from '#server/kernel/page.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { sorts, type IdeaSort } from './ideaSort.ts'

/** A part of a list of ideas that is asked for. */
export interface IdeaPageRequest extends PageRequest {
  /** The row of the cursor stands among the pinned ones. */
  readonly isPinned: boolean
  /** The cursor has the number of its row alone, because its counts are kept from the reader. */
  readonly hasNumberAlone: boolean
}

/** Marks behind the name of a list in its cursors. */
const PINNED = '^'
const NUMBER = '#'

/** Reads the arguments of a list in an order. Refuses what pageRequest refuses. */
export function ideaPageRequest(page: PageArguments, sort: IdeaSort): IdeaPageRequest {
  const cursor = page.after ?? page.before ?? ''
  const places = [false, true].flatMap((isPinned) =>
    [false, true].map((hasNumberAlone) => ({
      isPinned,
      hasNumberAlone,
      name: nameOf(sort, isPinned, hasNumberAlone),
      types: (hasNumberAlone ? ['integer'] : [sorts[sort].key, 'integer']) as readonly KeyType[],
    })),
  )
  const [first] = places
  const place = places.find(({ name, types }) => readCursor(cursor, name, types)) ?? first
  if (!place) throw new Error('A list has at least one kind of place')
  const { isPinned, hasNumberAlone, ...list } = place
  return { ...pageRequest(page, list), isPinned, hasNumberAlone }
}

/** The cursor of a row. One whose counts are hidden does not tell them. */
export function ideaCursor(sort: IdeaSort, pinnedFirst: boolean, idea: IdeaRow): string {
  const { pinned, votesAreHidden, number } = idea
  const name = nameOf(sort, pinnedFirst && pinned, votesAreHidden)
  return writeCursor(name, votesAreHidden ? [number] : [sorts[sort].keyOf(idea), number])
}

function nameOf(sort: IdeaSort, isPinned: boolean, hasNumberAlone: boolean): string {
  return `${sort}${isPinned ? PINNED : ''}${hasNumberAlone ? NUMBER : ''}`
}
