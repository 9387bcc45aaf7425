import { postIdea } from '#server/domain/postIdea.ts'
import { Refusal } from '#server/domain/refusal.ts'
import type { IdeaRow } from '#server/domain/rows.ts'
import { builder, fallible } from './builder.ts'
import { Idea } from './Idea.ts'
import { actingMember } from './payload.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'

const PostIdeaPayload = builder.objectRef<Payload & { idea: IdeaRow | null }>('PostIdeaPayload').implement({
  fields: (t) => ({
    idea: t.expose('idea', { type: Idea, nullable: true }),
    errors: t.expose('errors', { type: [UserError] }),
    clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
  }),
})

builder.mutationField('postIdea', (t) =>
  t.field({
    type: PostIdeaPayload,
    ...fallible,
    description: 'Posts an idea; its author votes for it and follows it.',
    args: {
      boardId: t.arg.id({ required: true }),
      title: t.arg.string({ required: true }),
      body: t.arg.string({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { clientMutationId = null, ...post }, { db, viewer, perHour }) => {
      const actor = actingMember(viewer, 'post')
      if (actor instanceof Refusal) return { idea: null, errors: actor.reasons, clientMutationId }
      const { result, errors } = await postIdea(db, { actor, ...post, clientMutationId, perHour: perHour?.ideas })
      const idea = result && (await viewer.ideas.clear(result.ideaNumber).load(result.ideaNumber))
      return { idea, errors, clientMutationId }
    },
  }),
)
