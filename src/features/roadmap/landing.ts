import type { DropTarget } from 'react-aria-components/useDragAndDrop'
import { tellsFollowers } from '#rules/statuses.ts'
import { isSortedByDate, type CardData, type ColumnData } from './columnData.ts'
import type { Move } from './planning.ts'

/** An idea that somebody holds, and the column that it is taken from. */
export interface Held {
  readonly card: CardData
  readonly column: ColumnData
}

/** The place at which an idea would land now. */
export interface Landing {
  readonly columnId: string
  readonly column: string
  /** The place, counted from 1; null in a column that is sorted by date. */
  readonly place: number | null
  /** The ideas that the column would then have. */
  readonly count: number
  /** The people who would be told. */
  readonly told: number
  readonly isByKeyboard: boolean
}

/** The place beside another card that a target of react-aria means; none for a whole column. */
export function placeOf(target: DropTarget): { beforeId?: string; afterId?: string } {
  if (target.type === 'root') return {}
  const beside = String(target.key)
  return target.dropPosition === 'before' ? { beforeId: beside } : { afterId: beside }
}

/** The place at which a held idea would land at a target of a column. */
export function landingOf({
  held,
  column,
  target,
  isByKeyboard,
}: {
  held: Held
  column: ColumnData
  target: DropTarget
  isByKeyboard: boolean
}): Landing {
  const isSame = held.column.id === column.id
  const others = column.cards.filter(({ id }) => id !== held.card.id)
  const { beforeId, afterId } = placeOf(target)
  const beside = beforeId ?? afterId
  const at = others.findIndex(({ id }) => id === beside)
  const behind = at < 0 ? others.length : beforeId === undefined ? at + 1 : at
  // Beside itself it stays where it is.
  const own = column.cards.findIndex(({ id }) => id === held.card.id)
  const place = beside === held.card.id && own >= 0 ? own : behind
  return {
    columnId: column.id,
    column: column.name,
    place: isSortedByDate(column) ? null : place + 1,
    count: column.total + (isSame ? 0 : 1),
    told: isSame || !tellsFollowers(column.category) ? 0 : (held.card.followerCount ?? 0),
    isByKeyboard,
  }
}

/** The move that brings a held idea back from another column to the place that it had. */
export function wayBack({ card, column }: Held, from: string): Move {
  const back = { ideaId: card.id, from, to: column.id }
  if (isSortedByDate(column)) return back
  const at = column.cards.findIndex(({ id }) => id === card.id)
  const [previous, next] = [column.cards[at - 1], column.cards[at + 1]]
  if (previous) return { ...back, afterId: previous.id }
  return next ? { ...back, beforeId: next.id } : back
}
