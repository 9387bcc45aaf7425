import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { isThere, leadBack, leadTo, lockFamilies, type Part } from './families.ts'

export interface MergeCommand {
  actor: Actor & Member
  ideaNumber: number
  intoNumber: number
  clientMutationId?: CallId | null
}

const note = statement<never>(
  'merge_note',
  'insert into idea_event (id, idea_number, actor_id, kind, data) values ($1, $2, $3, $4, $5)',
)

/**
 * Merges an idea into another (docs/RULES.md#states), a merged one's target. What was merged into
 * it moves along, so that no chain arises, and comes back with it. Refused: what does not exist any
 * more, an idea that is merged elsewhere already, and merging into itself.
 */
export async function mergeIdea(
  db: Db,
  { actor, ideaNumber, intoNumber, clientMutationId }: MergeCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  return runCommand(
    db,
    {
      mutation: 'mergeIdea',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'merge'),
    },
    async (tx) => {
      const ideas = await lockFamilies(tx, [ideaNumber, intoNumber])
      const idea = present(ideas.get(ideaNumber), 'ideaId')
      const asked = present(ideas.get(intoNumber), 'intoId')
      const into = present(ideas.get(asked.mergedInto ?? asked.number), 'intoId')
      if (idea.mergedInto === into.number) return { ideaNumber: into.number }
      if (idea.number === into.number) throw refuse('MERGE_INTO_ITSELF', { field: 'intoId' })
      if (idea.mergedInto !== null)
        throw refuse('ALREADY_MERGED', { field: 'ideaId', into: idea.mergedInto })
      const moved = await leadTo(tx, ideas, { idea, into })
      await record(tx, {
        kind: 'merged',
        actorId: actor.personId,
        from: idea,
        to: into,
        moved,
      })
      return { ideaNumber: into.number }
    },
  )
}

/**
 * Takes a merge back: the idea has what it had, with those that were merged into it, and its target
 * what it has without them. Refused: an idea that is not merged.
 */
export async function unmergeIdea(
  db: Db,
  { actor, ideaNumber, clientMutationId }: Omit<MergeCommand, 'intoNumber'>,
): Promise<Outcome<{ ideaNumber: number; fromNumber: number }>> {
  return runCommand(
    db,
    {
      mutation: 'unmergeIdea',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'merge'),
    },
    async (tx) => {
      const ideas = await lockFamilies(tx, [ideaNumber])
      const idea = ideas.get(ideaNumber)
      if (!idea) throw refuse('IDEA_GONE', { field: 'ideaId' })
      const into = idea.mergedInto === null ? undefined : ideas.get(idea.mergedInto)
      if (!into) throw refuse('NOT_MERGED', { field: 'ideaId' })
      const moved = await leadBack(tx, ideas, { idea, into })
      await record(tx, {
        kind: 'unmerged',
        actorId: actor.personId,
        from: idea,
        to: into,
        moved,
      })
      return { ideaNumber: idea.number, fromNumber: into.number }
    },
  )
}

function present(idea: Part | undefined, field: string): Part {
  if (!isThere(idea)) throw refuse('IDEA_GONE', { field })
  return idea
}

/** On both timelines, and in the outbox. */
async function record(
  tx: Db,
  {
    kind,
    actorId,
    from,
    to,
    moved,
  }: {
    kind: 'merged' | 'unmerged'
    actorId: string
    from: Part
    to: Part
    moved: readonly number[]
  },
): Promise<void> {
  const data = { from: from.number, to: to.number, ...(moved.length > 0 && { moved }) }
  for (const { number } of [from, to])
    await tx.query(note, [newId('event'), number, actorId, kind, JSON.stringify(data)])
  await recordEvent(tx, `idea.${kind}`, { ideaNumber: from.number, actorId, ...data })
}
