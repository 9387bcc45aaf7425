import { statement, type Db } from '#server/db/database.ts'

const forget = statement<never>(
  'notification_forget_zones',
  'update notification_setting set time_zone = null where time_zone is not null and time_zone not in (select name from pg_timezone_names)',
)

/** Forgets time zones that another database has known, before an archive was put back here: a digest is in UTC then. */
export async function forgetUnknownZones(db: Db): Promise<void> {
  await db.query(forget)
}
