import { checkColor } from '#server/areas/labels/checkColor.ts'
import { checkDescription, checkName } from '#server/areas/labels/labelNames.ts'
import { statement, type Db } from '#server/db/database.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { StatusRow } from '#server/kernel/rows.ts'

/** The facts of a status that the team sets. */
export type StatusFacts = Pick<
  StatusRow,
  'name' | 'description' | 'color' | 'category' | 'onRoadmap'
>

/** The facts that are given; those left out stay. An empty colour: that of the category. */
export interface StatusChange {
  name?: string | null
  description?: string | null
  color?: string | null
  category?: StatusRow['category'] | null
  onRoadmap?: boolean | null
}

const otherOpen = statement<{ id: string }>(
  'status_other_open',
  `select id from status where category = 'OPEN' and deleted_at is null and id <> $1 limit 1`,
)

/**
 * Gives the facts as they are stored, with the name as names are compared. Refuses a name against
 * docs/RULES.md#validation or that another status has, a description that is too long, and a colour that is none.
 */
export async function checkFacts(
  tx: Db,
  { name, description, color, category, onRoadmap }: StatusChange,
  ownId = '',
): Promise<Partial<StatusFacts> & { nameKey?: string }> {
  return {
    ...(name != null && (await checkName(tx, 'status', name, ownId))),
    ...(description != null && checkDescription(description)),
    ...(color != null && { color: checkColor(color) }),
    ...(category != null && { category }),
    ...(onRoadmap != null && { onRoadmap }),
  }
}

/** Refuses to do without the last OPEN status, which new ideas get. */
export async function requireOtherOpen(tx: Db, statusId: string, field?: string): Promise<void> {
  if ((await tx.query(otherOpen, [statusId])).length === 0)
    throw refuse('LAST_OPEN_STATUS', { field })
}
