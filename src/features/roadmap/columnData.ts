import type { RoadmapCard_idea$key } from '#generated/RoadmapCard_idea.graphql.ts'
import type { RoadmapColumnEnd_status$key } from '#generated/RoadmapColumnEnd_status.graphql.ts'
import { hasEnded, type StatusCategory } from '#rules/statuses.ts'

/** An idea in a column. */
export interface CardData {
  readonly id: string
  readonly title: string
  /** Year and month, such as 2026-06; null where none is said. */
  readonly targetMonth: string | null
  /** The people who are told when it moves to another column; null to all but the team. */
  readonly followerCount: number | null
  readonly idea: RoadmapCard_idea$key
}

/** A column of the roadmap, as far as it is loaded. */
export interface ColumnData {
  /** The id of its status. */
  readonly id: string
  readonly slug: string
  readonly name: string
  /** What the status says to people; it may be empty. */
  readonly description: string
  readonly category: StatusCategory
  readonly color: string | null
  /** All its ideas, loaded or not. */
  readonly total: number
  readonly cards: readonly CardData[]
  readonly end: RoadmapColumnEnd_status$key
  /** The cursor at its end; null where it is loaded to its end. */
  readonly endCursor: string | null
}

/** Whether a column is sorted by the date at which ideas came there, and not by the team. */
export function isSortedByDate({ category }: Pick<ColumnData, 'category'>): boolean {
  return hasEnded(category)
}
