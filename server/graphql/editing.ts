import { editIdea } from '#server/areas/ideas/editIdea.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import type { Context, Viewer } from './context.ts'
import { Idea } from './Idea.ts'
import { IdeaEdit } from './IdeaEdit.ts'
import type { Payload } from './payload.ts'
import { User } from './User.ts'
import { UserError } from './UserError.ts'

const isOpen = ({ state }: IdeaRow) => state === 'LIVE' || state === 'PENDING'
const isOwn = ({ author }: IdeaRow, viewer: Viewer) =>
  author !== null && author.id === viewer.personId && may(viewer, 'post')

builder.objectFields(Idea, (t) => ({
  viewerCanEdit: t.boolean({
    description: 'Whether the viewer may change its words and board: the author and the team.',
    resolve: (idea, _, { viewer }) =>
      isOpen(idea) && (isOwn(idea, viewer) || may(viewer, 'editIdeas')),
  }),
  viewerCanTag: t.boolean({ resolve: (idea, _, { viewer }) => isOpen(idea) && may(viewer, 'tag') }),
  viewerCanSetStatus: t.boolean({
    resolve: (idea, _, { viewer }) => isOpen(idea) && may(viewer, 'setStatus'),
  }),
  editedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When its words were changed last.',
    resolve: async ({ number }, _, { viewer }) =>
      (await viewer.bodies.load(number))?.lastEdit?.at ?? null,
  }),
  editedBy: t.field({
    type: User,
    nullable: true,
    resolve: async ({ number }, _, { viewer }) =>
      (await viewer.bodies.load(number))?.lastEdit?.by ?? null,
  }),
  edits: t.field({
    type: [IdeaEdit],
    nullable: true,
    description: 'What it said before, newest first; null but for the team.',
    resolve: ({ number }, _, { viewer }) => viewer.ideaEdits.load(number),
  }),
}))

const ideaPayload = (name: string) =>
  builder.objectRef<Payload & { idea: IdeaRow | null }>(name).implement({
    fields: (t) => ({
      idea: t.expose('idea', {
        type: Idea,
        nullable: true,
        description: 'As it stands after the call, also when the call was refused.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('editIdea', (t) =>
  t.field({
    type: ideaPayload('EditIdeaPayload'),
    ...fallible,
    description:
      'Changes an idea: its author the words and the board, the team also its tags, and the ideas of others. Refused with OUTDATED where it was changed since expectedVersion.',
    args: {
      ideaId: t.arg.id({ required: true }),
      title: t.arg.string({ required: true }),
      body: t.arg.string({ required: true }),
      boardId: t.arg.id({ required: true }),
      tagIds: t.arg.idList({
        description:
          'All tags that it is to have, by the team alone. Without it they stay as they are.',
      }),
      expectedVersion: t.arg.int({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, clientMutationId = null, ...given }, context) => {
      const { errors } = await acting(context.viewer, 'post', (actor: Actor & Member) =>
        editIdea(context.db, {
          actor,
          ideaNumber: known(ideaId),
          ...given,
          clientMutationId,
          perHour: context.perHour?.edits,
        }),
      )
      return { idea: await ideaAfter(context, ideaNumber(ideaId)), errors, clientMutationId }
    },
  }),
)

builder.mutationField('setIdeaStatus', (t) =>
  t.field({
    type: ideaPayload('SetIdeaStatusPayload'),
    ...fallible,
    description:
      'The team says where an idea stands, of a merged one its target. Votes are closed while that is SHIPPED or DECLINED.',
    args: {
      ideaId: t.arg.id({ required: true }),
      statusId: t.arg.id({ required: true }),
      answer: t.arg.string({ description: 'Said with it, as an official comment.' }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, statusId, answer, clientMutationId = null }, context) => {
      const { result, errors } = await acting(context.viewer, 'setStatus', (actor) =>
        setIdeaStatus(context.db, {
          actor,
          ideaNumber: known(ideaId),
          statusId,
          answer: answer ?? null,
          clientMutationId,
        }),
      )
      return {
        idea: await ideaAfter(context, result?.ideaNumber ?? ideaNumber(ideaId)),
        errors,
        clientMutationId,
      }
    },
  }),
)

function known(ideaId: string): number {
  const number = ideaNumber(ideaId)
  if (number === null) throw refuse('NOT_FOUND', 'This idea does not exist any more.', 'ideaId')
  return number
}

async function ideaAfter({ viewer }: Context, number: number | null): Promise<IdeaRow | null> {
  if (number === null) return null
  viewer.postFacts.clear(`idea_${number}`)
  viewer.bodies.clear(number)
  viewer.ideaEdits.clear(number)
  return viewer.ideas.clear(number).load(number)
}
