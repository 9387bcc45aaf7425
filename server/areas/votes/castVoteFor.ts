import { limits } from '#rules/limits.ts'
import { boostedRank } from '#rules/ranking.ts'
import { isWebAddress } from '#rules/webAddress.ts'
import { settleMerged } from '#server/areas/merging/settleMerged.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { lockIdea, requireAllLocked } from '#server/areas/posts/lockIdea.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { nameKey } from '#server/kernel/names.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { withoutNul } from '#server/kernel/storable.ts'
import { personReadable } from '#server/kernel/visibility.ts'
import { refuseWhenClosed } from './castVote.ts'

export interface VoteForCommand {
  actor: Actor & Member
  ideaNumber: number
  /** For whom: somebody the site knows, or else a name. */
  personId: string | null
  name: string | null
  evidenceUrl: string
  why: string
  clientMutationId?: CallId | null
}

/** The idea that the vote is for (of a merged one the target) and whose it is. */
export interface VoteFor {
  ideaNumber: number
  personId: string
}

interface Known {
  id: string
  name: string
}

/**
 * People whom the team has told of, in `person.source`: known by name alone, as those of an import
 * are, and the same person by the same name.
 */
const BY_NAME = 'by-name'

const findById = statement<Known>(
  'vote_for_person',
  `select p.id, p.name from person p where p.id = $1 and ${personReadable()}`,
)
const addByName = statement<never>(
  'vote_for_person_add',
  'insert into person (id, name, source, source_key) values ($1, $2, $3, $4) on conflict (source, source_key) do nothing',
)
const findByName = statement<Known>(
  'vote_for_person_named',
  `select p.id, p.name from person p where p.source = $1 and p.source_key = $2 and ${personReadable()}`,
)
const add = statement<{ number: number }>(
  'vote_for_add',
  `with cast_now as (insert into vote (idea_number, person_id, created_at, why, cast_by, evidence_url) values ($1, $2, $4, $5, $6, $7) on conflict do nothing returning idea_number),
     following as (insert into follow (idea_number, person_id, following) select idea_number, $2, true from cast_now
       on conflict (idea_number, person_id) do update set via = null where follow.via is not null)
   update idea set vote_count = vote_count + 1, trend = $3 where number = (select idea_number from cast_now) returning number`,
)
/** Also on the ideas merged into it, which its copy would come from again. */
const remove = statement<{ number: number; createdAt: string }>(
  'vote_for_remove',
  `with gone as (delete from vote where idea_number = any($1::int[]) and person_id = $2 and cast_by is not null returning idea_number)
   select i.number, i.created_at as "createdAt" from gone join idea i on i.number = gone.idea_number order by i.number`,
)
const settle = statement<never>(
  'vote_for_settle',
  'update idea set vote_count = vote_count - 1, trend = $2 where number = $1',
)

/**
 * The team's vote for somebody who asked elsewhere: a person the site knows, or one known by name
 * alone from now on. Counted once, whoever cast it. Refused: somebody whose vote is there already
 * (CONFLICT), a link that is none (INVALID), and as castVote refuses.
 */
export async function castVoteFor(db: Db, command: VoteForCommand): Promise<Outcome<VoteFor>> {
  const { actor, clientMutationId } = command
  return runCommand(
    db,
    {
      mutation: 'castVoteFor',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'voteForOthers'),
    },
    async (tx) => {
      const idea = await lockIdea(tx, command.ideaNumber, actor)
      refuseWhenClosed(idea)
      const { why, evidenceUrl } = checkTexts({
        why: { kind: 'voteReason', text: command.why },
        evidenceUrl: { kind: 'evidenceUrl', text: command.evidenceUrl },
      })
      if (evidenceUrl !== '' && !isWebAddress(evidenceUrl))
        throw refuse('LINK_NO_ADDRESS', { field: 'evidenceUrl' })
      const person = await personFor(tx, command)
      const at = Date.now()
      const values = [
        idea.number,
        person.id,
        boostedRank(idea.trend, { at, weight: 1 }),
        new Date(at).toISOString(),
        why || null,
        actor.personId,
        evidenceUrl || null,
      ]
      const [added] = await tx.query(add, values)
      if (!added)
        throw refuse('VOTER_HAS_VOTED', {
          field: command.personId === null ? 'name' : 'userId',
          name: person.name,
        })
      const limit = limits.perHour.votes
      await countAct(tx, {
        kind: 'vote',
        by: actor.personId,
        limit,
        reason: 'TOO_MANY_VOTES',
      })
      await recordEvent(tx, 'vote.cast_for', {
        ideaNumber: idea.number,
        actorId: actor.personId,
        personId: person.id,
      })
      return { ideaNumber: idea.number, personId: person.id }
    },
  )
}

/** Takes back a vote that the team cast for somebody; NOT_FOUND where there is none such. What people cast themselves is theirs. */
export async function withdrawVoteFor(
  db: Db,
  {
    actor,
    ideaNumber,
    personId,
    clientMutationId,
  }: Pick<VoteForCommand, 'actor' | 'ideaNumber' | 'clientMutationId'> & { personId: string },
): Promise<Outcome<VoteFor>> {
  return runCommand(
    db,
    {
      mutation: 'withdrawVoteFor',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'voteForOthers'),
    },
    async (tx) => {
      const idea = await lockIdea(tx, ideaNumber, actor)
      refuseWhenClosed(idea)
      await requireAllLocked(tx, idea)
      const gone = await tx.query(remove, [[idea.number, ...idea.merged], withoutNul(personId)])
      if (gone.length === 0) throw refuse('NO_VOTE_OF_THE_TEAM', { field: 'userId' })
      for (const one of gone) await tx.query(settle, [one.number, await computedTrend(tx, one)])
      if (idea.merged.length > 0) await settleMerged(tx, idea.number)
      await recordEvent(tx, 'vote.withdrawn_for', {
        ideaNumber: idea.number,
        actorId: actor.personId,
        personId,
      })
      return { ideaNumber: idea.number, personId }
    },
  )
}

async function personFor(
  tx: Db,
  { personId, name }: Pick<VoteForCommand, 'personId' | 'name'>,
): Promise<Known> {
  if ((personId === null) === (name === null)) throw refuse('VOTER_MISSING', { field: 'name' })
  if (personId !== null) {
    const [known] = await tx.query(findById, [withoutNul(personId)])
    if (!known) throw refuse('VOTER_GONE', { field: 'userId' })
    return known
  }
  const texts = checkTexts({ name: { kind: 'personName', text: name ?? '' } })
  const key = nameKey(texts.name)
  await tx.query(addByName, [newId('user'), texts.name, BY_NAME, key])
  const [named] = await tx.query(findByName, [BY_NAME, key])
  if (!named) throw refuse('VOTER_NAME_LEFT', { field: 'name' })
  return named
}
