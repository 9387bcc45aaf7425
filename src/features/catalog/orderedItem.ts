import type { ReactNode } from 'react'

/** A board, status or tag as a list shows it. */
export interface OrderedItem {
  readonly id: string
  readonly name: string
  readonly content: ReactNode
}

/** Inputs of a list whose order the team changes. */
export interface OrderedListProps {
  label: string
  items: readonly OrderedItem[]
  /** Puts an item before another one, or at the end (null). */
  onPlace: (id: string, beforeId: string | null) => void
}

/** Gives ids in the order that placing one of them leads to. */
export function placed(
  ids: readonly string[],
  { id, beforeId }: { id: string; beforeId: string | null },
): string[] {
  const others = ids.filter((one) => one !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  return others.toSpliced(at === -1 ? others.length : at, 0, id)
}
