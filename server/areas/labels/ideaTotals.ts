import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Reader } from '#server/kernel/reader.ts'

const total = statement<{ id: string; count: number }>(
  'label_totals',
  `select asked.id, case split_part(asked.id, '_', 1)
     when 'board' then (select count(*)::int from idea where board_id = asked.id)
     when 'status' then (select count(*)::int from idea where status_id = asked.id)
     else (select count(*)::int from idea_tag where tag_id = asked.id) end as count
   from unnest($1::text[]) as asked(id)`,
)

async function ideaTotals(db: Db, ids: readonly string[]): Promise<number[]> {
  const found = new Map((await db.query(total, [ids])).map(({ id, count }) => [id, count]))
  return ids.map((id) => found.get(id) ?? 0)
}

/**
 * The ideas of boards, statuses and tags by id, in whatever state: those that deleting it would
 * move. Checks no permission.
 */
export const ideaTotalLoaders = ({ db }: Reader) => ({
  ideaTotals: new DataLoader<string, number>((ids) => ideaTotals(db, ids)),
})
