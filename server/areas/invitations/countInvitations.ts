import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import { lockFor } from '#server/kernel/rateWindow.ts'
import { refuse } from '#server/kernel/refusal.ts'

const counted = statement<{ count: number }>(
  'invitations_counted',
  `select count(*)::int as count from rate_event where key = $1 and at > now() - interval '1 day'`,
)
const add = statement<never>(
  'invitations_count',
  'insert into rate_event (key) select $1 from generate_series(1, $2::int)',
)

/** Counts letters that somebody sends towards what they may send a day. Refuses them all where they would be too many. */
export async function countInvitations(tx: Db, personId: string, letters: number): Promise<void> {
  const key = `invitation:${personId}`
  await lockFor(tx, key)
  const [found] = await tx.query(counted, [key])
  const { perDay } = limits.invitations
  const left = perDay - (found?.count ?? 0)
  if (letters > left)
    throw refuse('TOO_MANY_INVITATIONS', {
      field: 'emails',
      limit: perDay,
      left: Math.max(0, left),
    })
  await tx.query(add, [key, letters])
}
