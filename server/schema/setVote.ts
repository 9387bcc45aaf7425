import { castVote } from '#server/domain/castVote.ts'
import { Refusal, refuse } from '#server/domain/refusal.ts'
import type { IdeaRow } from '#server/domain/rows.ts'
import { builder, fallible } from './builder.ts'
import { Idea, ideaNumber } from './Idea.ts'
import { actingMember } from './payload.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'

const SetVotePayload = builder.objectRef<Payload & { idea: IdeaRow | null }>('SetVotePayload').implement({
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

builder.mutationField('setVote', (t) =>
  t.field({
    type: SetVotePayload,
    ...fallible,
    description: "Sets (never toggles) the viewer's vote.",
    args: { ideaId: t.arg.id({ required: true }), voted: t.arg.boolean({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { ideaId, voted, clientMutationId = null }, { db, viewer, perHour }) => {
      const asked = ideaNumber(ideaId)
      const actor = actingMember(viewer, 'vote')
      const outcome =
        asked === null
          ? { result: null, errors: refuse('NOT_FOUND', 'This idea does not exist any more.', 'ideaId').reasons }
          : actor instanceof Refusal
            ? { result: null, errors: actor.reasons }
            : await castVote(db, { actor, ideaNumber: asked, voted, clientMutationId, perHour: perHour?.votes })
      const number = outcome.result?.ideaNumber ?? asked
      const idea = number === null ? null : await viewer.ideas.clear(number).load(number)
      return { idea, errors: outcome.errors, clientMutationId }
    },
  }),
)
