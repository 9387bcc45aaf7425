import { statement, type Db } from '#server/db/database.ts'
import { refuse, type LimitReason } from './refusal.ts'

const HOUR = 3_600_000

const count = statement<{ count: number }>(
  'rate_count_up',
  `insert into rate_count (key, hour, count) values ($1, $2, 1)
   on conflict (key, hour) do update set count = rate_count.count + 1 returning count`,
)
const forget = statement<never>('rate_count_forget', 'delete from rate_count where hour < $1')

/**
 * Counts one act towards an hourly limit (docs/RULES.md#limits); refuses it with RATE_LIMITED,
 * naming when to try again. Takes what is done (for the key), by whom, and why it is refused. To be
 * called in the transaction of the act.
 */
export async function countAct(
  tx: Db,
  act: { kind: string; by: string; limit: number; reason: LimitReason },
  now = Date.now(),
): Promise<void> {
  const hour = Math.floor(now / HOUR)
  const [row] = await tx.query(count, [`${act.kind}:${act.by}`, hour])
  const counted = row?.count ?? 0
  if (counted === 1 && hour % 6 === 0) await tx.query(forget, [hour - 1])
  if (counted <= act.limit) return
  const retryAfterSeconds = Math.max(1, Math.ceil(((hour + 1) * HOUR - now) / 1_000))
  throw refuse(act.reason, { limit: act.limit, retryAfterSeconds })
}
