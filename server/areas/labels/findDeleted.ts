import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { personOf } from '#server/kernel/rowSql.ts'
import type { LabelKind } from './label.ts'

/** A board, status or tag whose deletion can be undone. */
export interface DeletedLabel {
  id: string
  kind: LabelKind
  name: string
  /** The name of what its ideas went to; null where it was taken off them. */
  into: string | null
  ideas: number
  at: string
  by: UserRow | null
}

const nameOf = (column: string) =>
  `coalesce((select name from board where id = ${column}), (select name from status where id = ${column}), (select name from tag where id = ${column}))`
const list = statement<DeletedLabel>(
  'labels_deleted',
  `select d.label_id as id, d.kind, known.name, ${nameOf('d.into_id')} as "into", d.ideas, d.at, ${personOf('d.actor_id')} as by
   from label_deletion d cross join lateral (select ${nameOf('d.label_id')} as name) known
   where d.at > now() - interval '${limits.restoreDays} days' and known.name is not null order by d.at desc, d.label_id limit $1`,
)

/** Lists what was deleted and can come back, the last first. Checks no permission. */
export async function findDeleted(db: Db, most: number): Promise<DeletedLabel[]> {
  return db.query(list, [most])
}
