import { editComment } from '#server/areas/comments/editComment.ts'
import { commentCursor } from '#server/areas/comments/findComments.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { setReaction } from '#server/areas/comments/setReaction.ts'
import { checkGuard } from '#server/areas/posts/formGuard.ts'
import { subjectOf, ideaNumber } from '#server/areas/posts/subject.ts'
import { timelineCursor, type TimelineRow } from '#server/areas/timeline/findTimeline.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { CommentRow, IdeaRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import { Comment } from './Comment.ts'
import { CommentEdge } from './CommentConnection.ts'
import type { Edge } from './connection.ts'
import type { Context } from './context.ts'
import { Reaction } from './enums.ts'
import { FormGuardInput } from './formGuard.ts'
import { Idea } from './Idea.ts'
import type { Payload } from './payload.ts'
import { TimelineItemEdge } from './TimelineConnection.ts'
import { UserError } from './UserError.ts'

const PostCommentPayload = builder
  .objectRef<
    Payload & {
      commentEdge: Edge<CommentRow> | null
      timelineEdge: Edge<TimelineRow> | null
      idea: IdeaRow | null
    }
  >('PostCommentPayload')
  .implement({
    fields: (t) => ({
      commentEdge: t.expose('commentEdge', { type: CommentEdge, nullable: true }),
      timelineEdge: t.expose('timelineEdge', { type: TimelineItemEdge, nullable: true }),
      idea: t.expose('idea', {
        type: Idea,
        nullable: true,
        description: 'Where the comment stands: of a merged idea its target.',
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
        description: 'As it stands after the call, also when the call was refused.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('postComment', (t) =>
  t.field({
    type: PostCommentPayload,
    ...fallible,
    description: 'Comments on an idea; its author follows it from then on.',
    args: {
      ideaId: t.arg.id({ required: true }),
      body: t.arg.string({ required: true }),
      replyTo: t.arg.id({
        description:
          'The comment that this one answers. A reply to a reply hangs on the same comment as that one.',
      }),
      internal: t.arg.boolean({ description: 'For the team alone, and by the team alone.' }),
      guard: t.arg({
        type: FormGuardInput,
        description: 'Without it the comments of new people wait for approval.',
      }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (
      _,
      { ideaId, body, replyTo, internal, guard, clientMutationId = null },
      context,
    ) => {
      const { auth, db, viewer, perHour } = context
      const { result, errors } = await acting(viewer, 'comment', (actor) => {
        const number = ideaNumber(ideaId)
        if (number === null)
          throw refuse('NOT_FOUND', 'This idea does not exist any more.', 'ideaId')
        const verdict = guard ? checkGuard(guard, auth.secret) : 'missing'
        return postComment(db, {
          actor,
          ideaNumber: number,
          body,
          replyTo: replyTo ?? null,
          internal: internal === true,
          guard: verdict,
          clientMutationId,
          perHour: perHour?.comments,
        })
      })
      const comment = result && (await commentAfter(context, result.commentId))
      const idea = result && (await viewer.ideas.load(result.ideaNumber))
      const timelineEdge = comment && { cursor: timelineCursor(comment), node: comment }
      return {
        commentEdge: comment && { cursor: commentCursor(comment), node: comment },
        timelineEdge,
        idea,
        errors,
        clientMutationId,
      }
    },
  }),
)

builder.mutationField('editComment', (t) =>
  t.field({
    type: commentPayload('EditCommentPayload'),
    ...fallible,
    description:
      "Changes the viewer's own comment. Refused with OUTDATED where it was changed since expectedVersion.",
    args: {
      commentId: t.arg.id({ required: true }),
      body: t.arg.string({ required: true }),
      expectedVersion: t.arg.int({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { commentId, clientMutationId = null, ...given }, context) => {
      const { errors } = await acting(context.viewer, 'comment', (actor) =>
        editComment(context.db, {
          actor,
          commentId: known(commentId),
          ...given,
          clientMutationId,
          perHour: context.perHour?.comments,
        }),
      )
      return { comment: await commentAfter(context, commentId), errors, clientMutationId }
    },
  }),
)

builder.mutationField('setReaction', (t) =>
  t.field({
    type: commentPayload('SetReactionPayload'),
    ...fallible,
    description: "Sets (never toggles) one of the viewer's reactions to a comment.",
    args: {
      commentId: t.arg.id({ required: true }),
      reaction: t.arg({ type: Reaction, required: true }),
      on: t.arg.boolean({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { commentId, reaction, on, clientMutationId = null }, context) => {
      const { errors } = await acting(context.viewer, 'comment', (actor) =>
        setReaction(context.db, {
          actor,
          commentId: known(commentId),
          reaction,
          on,
          clientMutationId,
        }),
      )
      return { comment: await commentAfter(context, commentId), errors, clientMutationId }
    },
  }),
)

function known(commentId: string): string {
  if (subjectOf(commentId)?.kind !== 'comment')
    throw refuse('NOT_FOUND', 'This comment does not exist any more.', 'commentId')
  return commentId
}

async function commentAfter({ viewer }: Context, id: string): Promise<CommentRow | null> {
  if (subjectOf(id)?.kind !== 'comment') return null
  viewer.postFacts.clear(id)
  viewer.commentEdits.clear(id)
  viewer.ideas.clearAll()
  return viewer.comments.clear(id).load(id)
}
