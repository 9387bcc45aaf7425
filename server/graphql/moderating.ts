import { deleteOwn } from '#server/areas/moderation/deleteOwn.ts'
import { reportPost } from '#server/areas/moderation/reportPost.ts'
import { resolveReports } from '#server/areas/moderation/resolveReports.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { subjectOf, type Subject } from '#server/areas/posts/subject.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Outcome } from '#server/kernel/command.ts'
import type { Act } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { CommentRow, IdeaRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import { Comment } from './Comment.ts'
import type { Context } from './context.ts'
import { CommentState, IdeaState } from './enums.ts'
import { Idea } from './Idea.ts'
import { barePayload } from './ownAccount.ts'
import type { Payload } from './payload.ts'
import { ReportReason } from './Report.ts'
import { UserError } from './UserError.ts'

const ideaPayload = (name: string) =>
  builder.objectRef<Payload & { idea: IdeaRow | null }>(name).implement({
    fields: (t) => ({
      idea: t.expose('idea', {
        type: Idea,
        nullable: true,
        description: 'As the viewer sees it afterwards: null where it is gone for them.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })
const commentPayload = (name: string) =>
  builder.objectRef<Payload & { comment: CommentRow | null }>(name).implement({
    fields: (t) => ({
      comment: t.expose('comment', {
        type: Comment,
        nullable: true,
        description: 'As the viewer sees it afterwards: null where it is gone for them.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('setIdeaState', (t) =>
  t.field({
    type: ideaPayload('SetIdeaStatePayload'),
    ...fallible,
    description:
      'The team approves or restores (LIVE), marks as spam, deletes; PENDING takes such a decision back.',
    args: {
      ideaId: t.arg.id({ required: true }),
      state: t.arg({ type: IdeaState, required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, state, clientMutationId = null }, context) => {
      const { errors } = await onPost(
        context,
        { id: ideaId, field: 'ideaId', kind: 'idea', act: 'moderate' },
        (actor, subject) => setPostState(context.db, { actor, subject, state, clientMutationId }),
      )
      return { idea: await ideaAfter(context, ideaId), errors, clientMutationId }
    },
  }),
)

builder.mutationField('setCommentState', (t) =>
  t.field({
    type: commentPayload('SetCommentStatePayload'),
    ...fallible,
    description: 'As setIdeaState.',
    args: {
      commentId: t.arg.id({ required: true }),
      state: t.arg({ type: CommentState, required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { commentId, state, clientMutationId = null }, context) => {
      const { errors } = await onPost(
        context,
        { id: commentId, field: 'commentId', kind: 'comment', act: 'moderate' },
        (actor, subject) => setPostState(context.db, { actor, subject, state, clientMutationId }),
      )
      return { comment: await commentAfter(context, commentId), errors, clientMutationId }
    },
  }),
)

builder.mutationField('deleteIdea', (t) =>
  t.field({
    type: ideaPayload('DeleteIdeaPayload'),
    ...fallible,
    description: "Deletes the viewer's own idea, while nobody else voted or commented.",
    args: { ideaId: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { ideaId, clientMutationId = null }, context) => {
      const { errors } = await onPost(
        context,
        { id: ideaId, field: 'ideaId', kind: 'idea', act: 'post' },
        (actor, subject) => deleteOwn(context.db, { actor, subject, clientMutationId }),
      )
      return { idea: await ideaAfter(context, ideaId), errors, clientMutationId }
    },
  }),
)

builder.mutationField('deleteComment', (t) =>
  t.field({
    type: commentPayload('DeleteCommentPayload'),
    ...fallible,
    description: "Deletes the viewer's own comment; a placeholder stays while there are replies.",
    args: { commentId: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { commentId, clientMutationId = null }, context) => {
      const { errors } = await onPost(
        context,
        { id: commentId, field: 'commentId', kind: 'comment', act: 'post' },
        (actor, subject) => deleteOwn(context.db, { actor, subject, clientMutationId }),
      )
      return { comment: await commentAfter(context, commentId), errors, clientMutationId }
    },
  }),
)

builder.mutationField('report', (t) =>
  t.field({
    type: barePayload('ReportPayload'),
    ...fallible,
    description:
      'Tells the team that an idea or comment should not be here. Only the team learns of it.',
    args: {
      subjectId: t.arg.id({ required: true }),
      reason: t.arg({ type: ReportReason, required: true }),
      note: t.arg.string(),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { subjectId, reason, note, clientMutationId = null }, context) => {
      const { errors } = await onPost(
        context,
        { id: subjectId, field: 'subjectId', act: 'report' },
        (actor, subject) =>
          reportPost(context.db, { actor, subject, reason, note: note ?? '', clientMutationId }),
      )
      return { errors, clientMutationId }
    },
  }),
)

builder.mutationField('resolveReports', (t) =>
  t.field({
    type: barePayload('ResolveReportsPayload'),
    ...fallible,
    description: 'The team has looked at the reports of an idea or comment, and it stays.',
    args: { subjectId: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { subjectId, clientMutationId = null }, context) => {
      const { errors } = await onPost(
        context,
        { id: subjectId, field: 'subjectId', act: 'moderate' },
        (actor, subject) => resolveReports(context.db, { actor, subject, clientMutationId }),
      )
      return { errors, clientMutationId }
    },
  }),
)

interface Asked {
  id: string
  field: string
  act: Act
  /** The only kind that will do. */
  kind?: Subject['kind']
}

async function onPost<Result>(
  { viewer }: Context,
  { id, field, act, kind }: Asked,
  command: (actor: Actor & Member, subject: Subject) => Promise<Outcome<Result>>,
): Promise<Pick<Outcome<Result>, 'errors'>> {
  return acting(viewer, act, (actor) => {
    const subject = subjectOf(id)
    if (!subject || (kind && subject.kind !== kind))
      throw refuse('NOT_FOUND', `This ${kind ?? 'post'} does not exist any more.`, field)
    return command(actor, subject)
  })
}

async function ideaAfter({ viewer }: Context, id: string): Promise<IdeaRow | null> {
  const subject = subjectOf(id)
  if (subject?.kind !== 'idea') return null
  viewer.postFacts.clear(id)
  return viewer.ideas.clear(subject.ideaNumber).load(subject.ideaNumber)
}

async function commentAfter({ viewer }: Context, id: string): Promise<CommentRow | null> {
  if (subjectOf(id)?.kind !== 'comment') return null
  viewer.postFacts.clear(id)
  viewer.ideas.clearAll()
  return viewer.comments.clear(id).load(id)
}
