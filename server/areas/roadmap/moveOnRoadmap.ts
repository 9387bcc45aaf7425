import {
  changeStatus,
  holdStatus,
  type HeldStatus,
  type StatusChange,
} from '#server/areas/statuses/changeStatus.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { isSortedByDate } from './listRoadmap.ts'
import { rankBetween } from './rankBetween.ts'

/** A place in a column: beside an idea of it, by number; with neither, its end. */
export interface RoadmapPlace {
  beforeNumber?: number | null
  afterNumber?: number | null
}

export interface MoveCommand extends StatusChange, RoadmapPlace {
  /** The status that the idea had when the person took hold of it. */
  expectedStatusId?: string | null
  clientMutationId?: CallId | null
}

const rankOf = statement<{ rank: string }>(
  'roadmap_rank_of',
  `select roadmap_rank as rank from idea where number = $1 and status_id = $2 and roadmap_rank is not null and state = 'LIVE' and merged_into is null`,
)
const neighbour = (name: string, which: 'max' | 'min', comparison: '<' | '>') =>
  statement<{ rank: string | null }>(
    name,
    `select ${which}(roadmap_rank collate "C") as rank from idea
     where status_id = $1 and roadmap_rank is not null and roadmap_rank collate "C" ${comparison} $2 and number <> $3`,
  )
const before = neighbour('roadmap_rank_before', 'max', '<')
const after = neighbour('roadmap_rank_after', 'min', '>')
const end = statement<{ rank: string; last: string | null }>(
  'roadmap_end',
  `select roadmap_end($2::int) as rank, (select max(roadmap_rank collate "C") from idea where status_id = $1 and roadmap_rank is not null and number <> $2::int) as last`,
)
const put = statement<never>(
  'roadmap_put',
  'update idea set roadmap_rank = $2, updated_at = now() where number = $1',
)

/** Gives a column short keys in their present order; what comes later has greater ones. */
const respace = statement<never>(
  'roadmap_respace',
  `update idea i set roadmap_rank = 'l' || lpad(to_hex(placed.place), 8, '0') || 'i'
   from (select number, row_number() over (order by roadmap_rank collate "C", number) as place from idea where status_id = $1 and roadmap_rank is not null) placed
   where i.number = placed.number`,
)
/** Longer keys do not fit into a cursor; it takes some hundred moves to one and the same place. */
const LONGEST_RANK = 100

/**
 * Puts an idea, of a merged one its target, at a place on the roadmap; in another column it gets
 * that status, which followers are told as setIdeaStatus tells them. A column of what is shipped is
 * sorted by date and takes no place. Moves come one after another, so that all see one order.
 * Refuses a status that is not on the roadmap, and what somebody else has moved meanwhile: the idea,
 * or the one beside which it was to be put.
 */
export async function moveOnRoadmap(
  db: Db,
  { clientMutationId, expectedStatusId, beforeNumber, afterNumber, ...wanted }: MoveCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  const { actor } = wanted
  return runCommand(
    db,
    {
      mutation: 'moveOnRoadmap',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'setStatus'),
    },
    async (tx) => {
      const held = await holdStatus(tx, wanted)
      const { idea, from, to } = held
      if (!to.onRoadmap) throw refuse('NOT_ON_ROADMAP', { field: 'statusId' })
      if (expectedStatusId != null && expectedStatusId !== from) throw refuse('ROADMAP_CHANGED')
      const rank = isSortedByDate(to) ? null : await rankAt(tx, held, { beforeNumber, afterNumber })
      await changeStatus(tx, actor, held)
      if (rank !== null) await tx.query(put, [idea.number, rank])
      if (rank !== null && from === to.id)
        await recordEvent(tx, 'idea.placed', {
          ideaNumber: idea.number,
          actorId: actor.personId,
          statusId: to.id,
        })
      return { ideaNumber: idea.number }
    },
  )
}

async function rankAt(tx: Db, held: HeldStatus, place: RoadmapPlace): Promise<string> {
  const rank = await freeRank(tx, held, place)
  if (rank.length <= LONGEST_RANK) return rank
  await tx.query(respace, [held.to.id])
  return freeRank(tx, held, place)
}

async function freeRank(
  tx: Db,
  { idea: { number }, to }: HeldStatus,
  { beforeNumber, afterNumber }: RoadmapPlace,
): Promise<string> {
  const beside = afterNumber ?? beforeNumber
  if (beside == null) {
    const [row] = await tx.query(end, [to.id, number])
    if (!row) throw new Error('The end of a column was not read')
    // The clock of the database went back since the last one came.
    return row.last !== null && row.last >= row.rank ? rankBetween(row.last, null) : row.rank
  }
  const [known] = await tx.query(rankOf, [beside, to.id])
  if (!known || beside === number) throw refuse('ROADMAP_CHANGED')
  const [other] = await tx.query(afterNumber != null ? after : before, [to.id, known.rank, number])
  const next = other?.rank ?? null
  return afterNumber != null ? rankBetween(known.rank, next) : rankBetween(next, known.rank)
}
