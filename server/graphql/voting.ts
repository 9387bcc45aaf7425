import { ideaNumber } from '#server/areas/posts/subject.ts'
import { castVoteFor, withdrawVoteFor } from '#server/areas/votes/castVoteFor.ts'
import { voteId, type VoteRow } from '#server/areas/votes/findVotes.ts'
import { setFollow } from '#server/areas/votes/setFollow.ts'
import { setVoteReason } from '#server/areas/votes/setVoteReason.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import type { Context } from './context.ts'
import { Idea } from './Idea.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'
import { Vote } from './Vote.ts'

type IdeaPayload = Payload & { idea: IdeaRow | null }

const ideaPayload = (name: string) =>
  builder.objectRef<IdeaPayload>(name).implement({
    fields: (t) => ({
      idea: t.expose('idea', {
        type: Idea,
        nullable: true,
        description: 'The idea as it stands after the call, also when the call was refused.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

const CastVoteForPayload = builder
  .objectRef<IdeaPayload & { vote: VoteRow | null }>('CastVoteForPayload')
  .implement({
    fields: (t) => ({
      vote: t.expose('vote', {
        type: Vote,
        nullable: true,
        description: 'The vote that was added.',
      }),
      idea: t.expose('idea', {
        type: Idea,
        nullable: true,
        description: 'The idea as it stands after the call, also when the call was refused.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('setVoteReason', (t) =>
  t.field({
    type: ideaPayload('SetVoteReasonPayload'),
    ...fallible,
    description:
      'Says why the viewer voted, in one sentence that the team alone can read; an empty one takes it back.',
    args: {
      ideaId: t.arg.id({ required: true }),
      why: t.arg.string({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, why, clientMutationId = null }, context) => {
      const { db, viewer } = context
      const outcome = await acting(viewer, 'vote', (actor) =>
        setVoteReason(db, { actor, ideaNumber: numberOf(ideaId), why, clientMutationId }),
      )
      return {
        idea: await ideaAfter(context, ideaId, outcome),
        errors: outcome.errors,
        clientMutationId,
      }
    },
  }),
)

builder.mutationField('setFollow', (t) =>
  t.field({
    type: ideaPayload('SetFollowPayload'),
    ...fallible,
    description:
      'Sets (never toggles) whether the viewer follows an idea. Who unfollowed follows again by this alone.',
    args: {
      ideaId: t.arg.id({ required: true }),
      following: t.arg.boolean({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, following, clientMutationId = null }, context) => {
      const { db, viewer } = context
      const outcome = await acting(viewer, 'follow', (actor) =>
        setFollow(db, { actor, ideaNumber: numberOf(ideaId), following, clientMutationId }),
      )
      return {
        idea: await ideaAfter(context, ideaId, outcome),
        errors: outcome.errors,
        clientMutationId,
      }
    },
  }),
)

builder.mutationField('castVoteFor', (t) =>
  t.field({
    type: CastVoteForPayload,
    ...fallible,
    description:
      'The team votes for somebody who asked elsewhere: for a person by id, or for one known by name alone.',
    args: {
      ideaId: t.arg.id({ required: true }),
      personId: t.arg.id(),
      name: t.arg.string(),
      evidenceUrl: t.arg.string({ description: 'Where they asked for it: a web address.' }),
      why: t.arg.string({ description: 'In one sentence, for the team.' }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (
      _,
      { ideaId, personId = null, name = null, evidenceUrl, why, clientMutationId = null },
      context,
    ) => {
      const { db, viewer } = context
      const texts = { evidenceUrl: evidenceUrl ?? '', why: why ?? '' }
      const outcome = await acting(viewer, 'voteForOthers', (actor) =>
        castVoteFor(db, {
          actor,
          ideaNumber: numberOf(ideaId),
          personId,
          name,
          ...texts,
          clientMutationId,
        }),
      )
      const { result } = outcome
      const idea = await ideaAfter(context, ideaId, outcome)
      const vote = result && (await viewer.votes.load(voteId(result.ideaNumber, result.personId)))
      return { vote, idea, errors: outcome.errors, clientMutationId }
    },
  }),
)

builder.mutationField('withdrawVoteFor', (t) =>
  t.field({
    type: ideaPayload('WithdrawVoteForPayload'),
    ...fallible,
    description: 'Takes back a vote that the team cast for somebody.',
    args: {
      ideaId: t.arg.id({ required: true }),
      personId: t.arg.id({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, personId, clientMutationId = null }, context) => {
      const { db, viewer } = context
      const outcome = await acting(viewer, 'voteForOthers', (actor) =>
        withdrawVoteFor(db, { actor, ideaNumber: numberOf(ideaId), personId, clientMutationId }),
      )
      return {
        idea: await ideaAfter(context, ideaId, outcome),
        errors: outcome.errors,
        clientMutationId,
      }
    },
  }),
)

function numberOf(id: string): number {
  const number = ideaNumber(id)
  if (number === null) throw refuse('NOT_FOUND', 'This idea does not exist any more.', 'ideaId')
  return number
}

async function ideaAfter(
  { viewer }: Context,
  id: string,
  { result }: Outcome<{ ideaNumber: number }>,
): Promise<IdeaRow | null> {
  const number = result?.ideaNumber ?? ideaNumber(id)
  viewer.votes.clearAll()
  return number === null ? null : viewer.ideas.clear(number).load(number)
}
