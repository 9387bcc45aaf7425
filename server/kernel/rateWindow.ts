import { isIPv6 } from 'node:net'
import { statement, type Db } from '#server/db/database.ts'
import { refuse, type LimitReason, type Refusal } from './refusal.ts'

const lock = statement<never>(
  'rate_event_lock',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
)
const countedSince = statement<{ count: number; oldest: Date | string | null }>(
  'rate_event_count',
  `select count(*)::int as count, min(at) as oldest from (select at from rate_event where key = $1 and at > $2 and at <= $4 order by at desc limit $3) recent`,
)
const add = statement<never>('rate_event_add', 'insert into rate_event (key, at) values ($1, $2)')
const forget = statement<never>(
  'rate_event_forget',
  'delete from rate_event where key = $1 and at > $2',
)

/** Milliseconds by which the clocks of servers may differ. What is counted for a later moment was counted by a clock that was wrong. */
const CLOCKS_APART = 60_000

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
 * Counts one act within the last minutes, or gives the refusal that says when to try again; what is
 * refused is not counted, so the window moves on. Acts under one key wait for each other, so that
 * the limit holds for parallel ones as well. Nobody waits longer than the window, whatever a clock
 * has said.
 */
export async function countWithin(
  tx: Db,
  { kind, by, limit, minutes, reason }: LimitedAct,
  now = Date.now(),
): Promise<Refusal | null> {
  const key = `${kind}:${by}`
  await lockFor(tx, key)
  const window = minutes * 60_000
  const since = now - window
  const latest = new Date(now + CLOCKS_APART).toISOString()
  const [found] = await tx.query(countedSince, [key, new Date(since).toISOString(), limit, latest])
  if (found && found.count >= limit) {
    const wait = Math.min(window, new Date(found.oldest ?? now).getTime() - since)
    return refuse(reason, { limit, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)) })
  }
  await tx.query(add, [key, new Date(now).toISOString()])
  if (found?.count === 0) await tx.query(forget, [key, latest])
  return null
}

/**
 * An address as limits count it: a household has a whole /64 of IPv6, and an IPv4 address in the
 * form of IPv6 is the IPv4 address, however it is written.
 */
export function addressGroup(address: string): string {
  const [plain = address] = address.split('%', 1)
  if (!isIPv6(plain)) return plain
  // In its shortest form, with IPv4 parts in hexadecimal.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:65535')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
