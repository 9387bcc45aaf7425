import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { checkGuard } from '#server/areas/posts/formGuard.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import { FormGuardInput } from './formGuard.ts'
import { Idea } from './Idea.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'

const PostIdeaPayload = builder
  .objectRef<Payload & { idea: IdeaRow | null }>('PostIdeaPayload')
  .implement({
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
      guard: t.arg({
        type: FormGuardInput,
        description: 'Without it the posts of new people wait for approval.',
      }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (
      _,
      { clientMutationId = null, guard, ...post },
      { auth, db, viewer, perHour },
    ) => {
      const verdict = guard ? checkGuard(guard, auth.secret) : 'missing'
      const { result, errors } = await acting(viewer, 'post', (actor) =>
        postIdea(db, { actor, ...post, guard: verdict, clientMutationId, perHour: perHour?.ideas }),
      )
      const idea = result && (await viewer.ideas.clear(result.ideaNumber).load(result.ideaNumber))
      return { idea, errors, clientMutationId }
    },
  }),
)
