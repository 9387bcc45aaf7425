import { limits } from '#rules/limits.ts'
import { boostedRank } from '#rules/ranking.ts'
import { hasEnded } from '#rules/statuses.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { lockIdea, requireAllLocked, type LockedIdea } from '#server/areas/posts/lockIdea.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { mayVoteOn } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent, recordEventSql } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface VoteCommand {
  actor: Actor & Member
  ideaNumber: number
  voted: boolean
  clientMutationId?: CallId | null
  /** Votes per hour; another number only in tests and benches. */
  perHour?: number
}

const add = statement<{ number: number }>(
  'vote_add',
  `with cast_now as (insert into vote (idea_number, person_id, created_at) values ($1, $2, $4) on conflict do nothing returning idea_number),
     following as (insert into follow (idea_number, person_id, following) select idea_number, $2, true from cast_now
       on conflict (idea_number, person_id) do update set via = null where follow.via is not null),
     told as (${recordEventSql('vote.cast', { ideaNumber: 'idea_number', actorId: '$2' })} from cast_now)
   update idea set vote_count = vote_count + 1, trend = $3 where number = (select idea_number from cast_now) returning number`,
)
/**
 * Withdraws the votes on the idea and on all merged into it, which a person sees counted as one.
 */
const withdraw = statement<{ number: number; createdAt: string }>(
  'vote_withdraw',
  `with gone as (delete from vote where person_id = $2 and idea_number = any($1::int[]) returning idea_number)
   select i.number, i.created_at as "createdAt" from gone join idea i on i.number = gone.idea_number order by i.number`,
)
const settle = statement<never>(
  'vote_settle',
  'update idea set vote_count = vote_count - 1, trend = $2 where number = $1',
)

/**
 * Sets (never toggles) somebody's vote. A vote for a merged idea lands on its target: the result
 * names the idea that was voted on. Refused when the idea cannot be read (NOT_FOUND), its status
 * has closed voting (VOTING_CLOSED), or too many votes were cast (RATE_LIMITED).
 */
export async function castVote(
  db: Db,
  command: VoteCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  const call = {
    mutation: 'setVote',
    personId: command.actor.personId,
    clientMutationId: command.clientMutationId,
  }
  const limited = {
    kind: 'vote',
    by: command.actor.personId,
    limit: command.perHour ?? limits.perHour.votes,
  }
  return runCommand(db, call, (tx) => applyVote(tx, { ...command, limited }))
}

/** The voter: a member, or a guest. */
type Voter = Actor & { personId: string }

/**
 * Casts or withdraws a vote, for members and guests alike, in the caller's transaction. `limited`
 * says whose votes are counted towards which limit.
 */
export async function applyVote(
  tx: Db,
  vote: {
    actor: Voter
    ideaNumber: number
    voted: boolean
    limited: { kind: string; by: string; limit: number }
  },
): Promise<{ ideaNumber: number }> {
  // The lock is what keeps voteCount the number of distinct voters, and trend the sum of their boosts.
  const idea = await lockIdea(tx, vote.ideaNumber, vote.actor)
  refuseWhenClosed(idea)
  if (!mayVoteOn(idea, vote.actor))
    throw vote.actor.role === null
      ? refuse('SIGN_IN_FIRST', { act: 'vote' })
      : refuse('BOARD_VOTES_TEAM')
  const changed = vote.voted
    ? await addVote(tx, idea, vote.actor)
    : await withdrawVote(tx, idea, vote.actor)
  if (changed)
    await countAct(tx, {
      ...vote.limited,
      reason: 'TOO_MANY_VOTES',
    })
  return { ideaNumber: idea.number }
}

/** Refuses with VOTING_CLOSED, saying since when and as what, where the status has closed voting. */
export function refuseWhenClosed(idea: LockedIdea): void {
  if (!hasEnded(idea.category)) return
  throw refuse('VOTING_CLOSED', { since: idea.statusChangedAt, status: idea.statusName })
}

async function addVote(tx: Db, idea: LockedIdea, actor: Voter): Promise<boolean> {
  const at = Date.now()
  const rank = boostedRank(idea.trend, { at, weight: 1 })
  const rows = await tx.query(add, [idea.number, actor.personId, rank, new Date(at).toISOString()])
  return rows.length > 0
}

async function withdrawVote(tx: Db, idea: LockedIdea, actor: Voter): Promise<boolean> {
  await requireAllLocked(tx, idea)
  const gone = await tx.query(withdraw, [[idea.number, ...idea.merged], actor.personId])
  if (gone.length === 0) return false
  for (const one of gone) await tx.query(settle, [one.number, await computedTrend(tx, one)])
  await recordEvent(tx, 'vote.withdrawn', { ideaNumber: idea.number, actorId: actor.personId })
  return true
}
