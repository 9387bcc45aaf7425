import { checkColor } from '#server/areas/labels/checkColor.ts'
import { checkDescription, checkName } from '#server/areas/labels/labelNames.ts'
import type { Db } from '#server/db/database.ts'
import type { TagRow } from '#server/kernel/rows.ts'

/** The facts of a tag that the team sets. */
export type TagFacts = Pick<TagRow, 'name' | 'description' | 'color' | 'visibility'>

/** The facts that are given; those left out stay. An empty colour: none. */
export interface TagChange {
  name?: string | null
  description?: string | null
  color?: string | null
  visibility?: TagRow['visibility'] | null
}

/**
 * Gives the facts as they are stored, with the name as names are compared. Refuses a name against
 * docs/RULES.md#validation or that another tag has, a description that is too long, and a colour that is none.
 */
export async function checkFacts(
  tx: Db,
  { name, description, color, visibility }: TagChange,
  ownId = '',
): Promise<Partial<TagFacts> & { nameKey?: string }> {
  return {
    ...(name != null && (await checkName(tx, 'tag', name, ownId))),
    ...(description != null && checkDescription(description)),
    ...(color != null && { color: checkColor(color) }),
    ...(visibility != null && { visibility }),
  }
}
