import type { CommentNode } from './CommentThread.tsx'
import type { Entry } from './threads.ts'
import type { EventNode, MergedNode } from './TimelineRows.tsx'
import type { Fresh } from './useUnread.ts'

/**
 * Finds where what is new to its reader begins in a list. Gives how many are new, null where none
 * are or none is known; what a list of them opens at, the line before them or the first where that is
 * not loaded; and the line with the entry that it stands before, null where that is not in the list.
 */
export function freshStart(
  entries: readonly Entry<CommentNode, EventNode | MergedNode>[],
  fresh: Fresh | null,
  isNewestFirst: boolean,
): [count: number | null, target: string | null, line: { before: string; count: number } | null] {
  const firstNew = entries.find((entry) => entry.kind === 'thread' && entry.root?.isNew)?.id ?? null
  const hasFresh = fresh !== null && fresh.count > 0 && fresh.firstId != null
  const before = isNewestFirst ? entries.at(-1)?.id : firstNew
  return [
    hasFresh ? fresh.count : null,
    !hasFresh ? null : firstNew === null ? (fresh.firstId ?? null) : 'fresh',
    fresh && firstNew !== null && before != null ? { before, count: fresh.count } : null,
  ]
}
