import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import type { Member } from './actor.ts'
import type { Sending } from './holdReason.ts'

const hasLive = (age: string) => `(exists (select from idea where author_id = $1 and state = 'LIVE' ${age}) or exists (select from comment where author_id = $1 and state = 'LIVE' ${age}))`
const find = statement<Pick<Sending, 'moderation' | 'hasPosted' | 'isEstablished'>>(
  'sender',
  `select moderation, ${hasLive('')} as "hasPosted", ${hasLive(`and created_at < now() - interval '1 day'`)} as "isEstablished" from site`,
)

/** What decides, besides the text, whether somebody's post waits for approval (holdReason.ts). */
export async function findSender(tx: Db, { personId }: Member): Promise<Pick<Sending, 'moderation' | 'hasPosted' | 'isEstablished'>> {
  const [row] = await tx.query(find, [personId])
  return row ?? { moderation: 'OFF', hasPosted: false, isEstablished: false }
}
