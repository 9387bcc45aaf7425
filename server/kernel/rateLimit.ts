import { statement, type Db } from '#server/db/database.ts'
import { refuse, type LimitReason } from './refusal.ts'

const HOUR = 3_600_000

/** An act that is limited by the hour: its name (for the key), its person, and the reason to refuse. */
export interface LimitedAct {
  readonly kind: string
  readonly by: string
  readonly limit: number
  readonly reason: LimitReason
}

const count = statement<{ count: number }>(
  'rate_count_up',
  `insert into rate_count (key, hour, count) values ($1, $2, 1)
   on conflict (key, hour) do update set count = rate_count.count + 1 returning count`,
)
const look = statement<{ count: number }>(
  'rate_count_look',
  'select count from rate_count where key = $1 and hour = $2',
)

/**
 * Counts one act towards an hourly limit (docs/RULES.md#limits); refuses it with RATE_LIMITED,
 * naming when to try again. To be called in the transaction of the act.
 */
export async function countAct(tx: Db, act: LimitedAct, now = Date.now()): Promise<void> {
  const hour = Math.floor(now / HOUR)
  const [row] = await tx.query(count, [`${act.kind}:${act.by}`, hour])
  const counted = row?.count ?? 0
  if (counted > act.limit) throw tooMany(act, now)
}

/** Refuses an act as `countAct` would now, and counts nothing. */
export async function requireActLeft(db: Db, act: LimitedAct, now = Date.now()): Promise<void> {
  const [row] = await db.query(look, [`${act.kind}:${act.by}`, Math.floor(now / HOUR)])
  if ((row?.count ?? 0) >= act.limit) throw tooMany(act, now)
}

function tooMany({ reason, limit }: LimitedAct, now: number): Error {
  const next = (Math.floor(now / HOUR) + 1) * HOUR
  return refuse(reason, { limit, retryAfterSeconds: Math.max(1, Math.ceil((next - now) / 1_000)) })
}
