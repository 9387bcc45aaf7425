import type { KeyType } from '#server/kernel/cursor.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'

export type IdeaSort = 'TRENDING' | 'TOP' | 'NEWEST' | 'ACTIVE' | 'DISCUSSED'

/**
 * The orders of a list, newest or highest first, then by number; each has its index in
 * server/db/tables/ideas.ts.
 */
export const sorts: Record<
  IdeaSort,
  { column: string; type: string; key: KeyType; keyOf: (idea: IdeaRow) => number | string }
> = {
  TRENDING: { column: 'trend', type: 'float8', key: 'number', keyOf: (idea) => idea.trend },
  TOP: {
    column: 'vote_total',
    type: 'int',
    key: 'integer',
    keyOf: (idea) => idea.voteCount + idea.importedVoteCount,
  },
  NEWEST: {
    column: 'created_at',
    type: 'timestamptz',
    key: 'time',
    keyOf: (idea) => idea.createdAt,
  },
  ACTIVE: {
    column: 'last_activity_at',
    type: 'timestamptz',
    key: 'time',
    keyOf: (idea) => idea.lastActivityAt,
  },
  DISCUSSED: {
    column: 'comment_count',
    type: 'int',
    key: 'integer',
    keyOf: (idea) => idea.commentCount,
  },
}
