import { statement, type Db } from '#server/db/database.ts'
import { refuse, type LimitReason, type Refusal } from './refusal.ts'

const lock = statement<never>(
  'rate_event_lock',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
)
const countedSince = statement<{ count: number; oldest: Date | string | null }>(
  'rate_event_count',
  `select count(*)::int as count, min(at) as oldest from (select at from rate_event where key = $1 and at > $2 order by at desc limit $3) recent`,
)
const add = statement<never>('rate_event_add', 'insert into rate_event (key, at) values ($1, $2)')
const forget = statement<never>('rate_event_forget', 'delete from rate_event where at < $1')

/**
 * An act that is limited within a sliding window: its key (the kind of act, and by whom), its
 * limit, and the reason for a refusal.
 */
export interface LimitedAct {
  kind: string
  by: string
  limit: number
  minutes: number
  reason: LimitReason
}

/** One after another for a name, until the caller's transaction ends. */
export async function lockFor(tx: Db, name: string): Promise<void> {
  await tx.query(lock, [name])
}

/**
 * Counts one act within the last minutes, or gives the refusal that says when to try again; what is refused is not counted, so the window
 * moves on. Acts under one key wait for each other, so that the limit holds for parallel ones as well.
 */
export async function countWithin(
  tx: Db,
  { kind, by, limit, minutes, reason }: LimitedAct,
  now = Date.now(),
): Promise<Refusal | null> {
  const key = `${kind}:${by}`
  await lockFor(tx, key)
  const since = now - minutes * 60_000
  const [found] = await tx.query(countedSince, [key, new Date(since).toISOString(), limit])
  if (found && found.count >= limit) {
    const wait = new Date(found.oldest ?? now).getTime() - since
    return refuse(reason, { limit, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)) })
  }
  await tx.query(add, [key, new Date(now).toISOString()])
  if (found?.count === 0) await tx.query(forget, [new Date(now - 86_400_000).toISOString()])
  return null
}

/** An address as limits count it: a household has a whole /64 of IPv6. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? address
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::') as [string, string | undefined]
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined
      ? before
      : [
          ...before,
          ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'),
          ...after,
        ]
  return `${groups
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')}::/64`
}
