import { statement, type Db } from '#server/db/database.ts'

/** Counting ends here: what is longer is long. */
const MOST = 100_000
const first = (rows: string): string =>
  `(select count(*)::int from (select 1 from ${rows} limit ${MOST}) counted)`

const lengths = statement<Record<'events' | 'mail' | 'dead_mail' | 'push', number>>(
  'metrics_queue_lengths',
  `select ${first('outbox where seq > (select coalesce(min(position), 0) from outbox_reader)')} as events,
     ${first('mail where died_at is null')} as mail, ${first('mail where died_at is not null')} as dead_mail,
     ${first('push')} as push`,
)

/** The lengths of the queues by name, each counted to 100,000 at most. */
export async function queueLengths(db: Db): Promise<Readonly<Record<string, number>>> {
  return (await db.query(lengths))[0] ?? {}
}
