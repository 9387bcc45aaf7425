import { statement, type Db } from '#server/db/database.ts'
import type { QueuedMail } from '#server/services/mail/queuedMail.ts'
import { isWanted, itsReader } from './isWanted.ts'

const withdraw = statement<{ id: number }>(
  'mail_withdraw',
  `with wanted as (select n.id from notification n ${itsReader} where n.id = any($2::text[]) and ${isWanted}),
   renamed as (select from notification n join idea i on i.number = n.idea_number join mail letter on letter.id = $1
     where n.id = any($2::text[]) and n.data->>'status' is not null and i.status_changed_at > letter.created_at),
   stale as (select where (select count(*) from wanted) < cardinality($2::text[]) or exists (select from renamed)),
   due as (update notification set mailed_at = null, mail_due_at = now() where id in (select id from wanted) and exists (select from stale))
   delete from mail where id = $1 and exists (select from stale) returning id`,
)

/**
 * Takes a letter back that tells of what its reader may not read or does not want any more, or names
 * a status that its idea does not have any more: it may have waited for days. What else it tells of is
 * due again, and names what is so then. Gives whether it was taken back.
 */
export async function withdrawStale(db: Db, { id, tells }: QueuedMail): Promise<boolean> {
  if (tells == null) return false
  return (await db.query(withdraw, [id, tells])).length > 0
}
