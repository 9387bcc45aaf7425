import type { StatusCategory } from '#rules/statuses.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { RetryTransaction } from '#server/kernel/retryTransaction.ts'
import type { BoardRow } from '#server/kernel/rows.ts'
import { ideaReadable, reading } from '#server/kernel/visibility.ts'

/** The facts that commands need of the idea they change. */
export interface LockedIdea {
  number: number
  category: StatusCategory
  statusName: string
  statusChangedAt: string
  state: string
  trend: number
  createdAt: string
  mergedInto: number | null
  isDiscussionLocked: boolean
  /** The people who may vote and comment on its board. */
  voting: BoardRow['voting']
  commenting: BoardRow['commenting']
  /** The ideas merged into it, locked as well. */
  merged: number[]
}

/** `moved`: its board or status is another one than when this call began to wait for the lock. */
type Row = Omit<LockedIdea, 'merged'> & { readable: boolean; moved: boolean }

const lock = statement<Row>(
  'idea_lock',
  `select i.number, s.category, s.name as "statusName", b.voting, b.commenting, i.status_changed_at as "statusChangedAt", i.state, i.trend,
     i.created_at as "createdAt", i.merged_into as "mergedInto", i.locked_at is not null as "isDiscussionLocked",
     (${ideaReadable({ levels: '$2', me: '$3', team: '$4' })}) as readable, b.id is null or s.id is null as moved
   from idea i left join board b on b.id = i.board_id left join status s on s.id = i.status_id
   where i.number in (
     select coalesce(asked.merged_into, asked.number) from idea asked where asked.number = $1
     union all select m.number from idea asked join idea m on m.merged_into = coalesce(asked.merged_into, asked.number) where asked.number = $1)
   order by i.number for update of i`,
)

const mergedSince = statement<never>(
  'idea_merged_since',
  'select from idea where merged_into = $1 and not number = any($2::int[])',
)

/**
 * Locks the idea that a command is about until the transaction ends, with those merged into it; of
 * a merged one its target. In the order of their numbers, as everything that locks several does.
 * Refuses with NOT_FOUND what the actor may not read.
 */
export async function lockIdea(tx: Db, number: number, actor: Actor): Promise<LockedIdea> {
  const { levels, me, team } = reading(actor)
  const rows = await tx.query(lock, [number, levels, me, team])
  const asked = rows.find((row) => row.number === number)
  const target = rows.find((row) => row.number === (asked?.mergedInto ?? number))
  // Moved, merged or unmerged while this call waited for the lock.
  if (rows.some(({ moved }) => moved)) throw new RetryTransaction()
  if ((asked && !target) || (target && target.mergedInto !== null)) throw new RetryTransaction()
  if (!asked || !target || ![asked, target].every(isThere))
    throw refuse('IDEA_GONE', { field: 'ideaId' })
  const { readable: _readable, moved: _moved, ...idea } = target
  return {
    ...idea,
    merged: rows.filter((row) => row.mergedInto === target.number).map((row) => row.number),
  }
}

/**
 * For what changes the votes that copies come from: begins again where others were merged into the
 * idea while this call waited for its lock.
 */
export async function requireAllLocked(tx: Db, { number, merged }: LockedIdea): Promise<void> {
  if ((await tx.query(mergedSince, [number, merged])).length > 0) throw new RetryTransaction()
}

function isThere({ readable, state }: Row): boolean {
  return readable && state !== 'SPAM' && state !== 'DELETED'
}
