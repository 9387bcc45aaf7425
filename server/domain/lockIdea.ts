import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from './actor.ts'
import { refuse } from './refusal.ts'
import { ideaReadable, reading } from './visibility.ts'

/** What commands need to know of the idea they change. */
export interface LockedIdea {
  number: number
  category: 'OPEN' | 'PLANNED' | 'STARTED' | 'SHIPPED' | 'DECLINED'
  statusName: string
  statusChangedAt: string
  state: string
  trend: number
  createdAt: string
  mergedInto: number | null
}

const lock = statement<LockedIdea>(
  'idea_lock',
  `select i.number, s.category, s.name as "statusName", i.status_changed_at as "statusChangedAt", i.state, i.trend,
     i.created_at as "createdAt", i.merged_into as "mergedInto"
   from idea i join board b on b.id = i.board_id join status s on s.id = i.status_id
   where i.number = $1 and ${ideaReadable({ levels: '$2', me: '$3', team: '$4' })} for update of i`,
)

/**
 * Locks the idea that a command is about until the transaction ends; of a merged one its target.
 * Refuses with NOT_FOUND what the actor may not read.
 */
export async function lockIdea(tx: Db, number: number, actor: Actor): Promise<LockedIdea> {
  const { levels, me, team } = reading(actor)
  const [idea] = await tx.query(lock, [number, levels, me, team])
  if (!idea || idea.state === 'SPAM' || idea.state === 'DELETED') throw refuse('NOT_FOUND', 'This idea does not exist any more.', 'ideaId')
  return idea.mergedInto === null ? idea : lockIdea(tx, idea.mergedInto, actor)
}
