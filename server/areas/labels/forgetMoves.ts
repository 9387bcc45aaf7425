import { statement, type Db } from '#server/db/database.ts'
import type { LabelKind } from './label.ts'

const forget = statement<never>(
  'label_moves_forget',
  `delete from label_move m using label_deletion d
   where d.label_id = m.label_id and m.idea_number = $1 and d.kind = $2 and ($3::text[] is null or d.into_id = any($3::text[]))`,
)

/**
 * Somebody has moved an idea themselves: undoing an earlier deletion leaves it where it is now. To
 * be called with the idea locked. Of tags, `tagIds` are those that were put on or taken off.
 */
export async function forgetMoves(
  tx: Db,
  kind: LabelKind,
  { ideaNumber, tagIds = null }: { ideaNumber: number; tagIds?: readonly string[] | null },
): Promise<void> {
  await tx.query(forget, [ideaNumber, kind, tagIds])
}
