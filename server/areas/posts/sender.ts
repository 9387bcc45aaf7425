import { statement, type Db } from '#server/db/database.ts'
import type { Member } from '#server/kernel/actor.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { Sending } from './approvalReason.ts'

const hasLive = (age: string) =>
  `(exists (select from idea where author_id = $1 and state = 'LIVE' ${age}) or exists (select from comment where author_id = $1 and state = 'LIVE' ${age}))`
type SenderFacts = Pick<Sending, 'moderation' | 'isTrusted' | 'hasPosted' | 'isEstablished'>

const find = statement<SenderFacts>(
  'sender',
  `select moderation, ${hasLive('')} as "hasPosted", ${hasLive(`and created_at < now() - interval '1 day'`)} as "isEstablished",
     exists (select from person where id = $1 and trusted) as "isTrusted" from site`,
)

const hold = statement<never>(
  'sender_hold',
  'select from person where id = $1 and banned_at is null and deleted_at is null for share',
)

/**
 * Shares the row of who writes, before ideas are locked: a ban or a deletion, which hides or blanks
 * all that they wrote, comes before the post or after it, never past it. Refuses once they are
 * banned or gone, which the request may not know yet.
 */
export async function holdSender(tx: Db, { personId }: Member): Promise<void> {
  if ((await tx.query(hold, [personId])).length === 0) throw refuse('BANNED')
}

/**
 * Gives the facts besides the text that decide whether somebody's post waits for approval
 * (approvalReason.ts).
 */
export async function findSender(tx: Db, { personId }: Member): Promise<SenderFacts> {
  const [row] = await tx.query(find, [personId])
  return row ?? { moderation: 'OFF', isTrusted: false, hasPosted: false, isEstablished: false }
}
