import { limits } from '#rules/limits.ts'
import { editComment } from '#server/areas/comments/editComment.ts'
import { commentCursor } from '#server/areas/comments/findComments.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { nameInHtml, nameInText } from '#server/areas/mentions/mentionNames.ts'
import { deleteOwn } from '#server/areas/moderation/deleteOwn.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { EDITS_SHOWN } from '#server/areas/posts/edits.ts'
import { checkGuard } from '#server/areas/posts/formGuard.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { timelineCursor } from '#server/areas/timeline/findTimeline.ts'
import { commentAfter } from './after.ts'
import { builder, fallible } from './builder.ts'
import { CommentEdit } from './CommentEdit.ts'
import { connectionTypes } from './connection.ts'
import { CommentState } from './enums.ts'
import { FormGuardInput } from './formGuard.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { ReactionCount } from './ReactionCount.ts'
import { commentRef, ideaRef } from './refs.ts'
import { htmlBytes, LONG_TEXT, textBytes } from './textCosts.ts'
import { TimelineItemEdge } from './TimelineItem.ts'
import { User } from './User.ts'

const SEEN = 'As the viewer sees it afterwards: null where it is gone for them.'

/** The part of a body that its excerpt is made from: a page of a hundred rows makes as many. */
const EXCERPTED = 1_500

commentRef.implement({
  description: 'What somebody said about an idea.',
  interfaces: [Node],
  fields: (t) => ({
    author: t.expose('author', { type: User, nullable: true }),
    body: t.string({
      cost: { bytes: textBytes(limits.comment.max) },
      resolve: ({ body }, _, { viewer }) => nameInText(viewer.people, body),
    }),
    excerpt: t.string({
      cost: { rows: 25 },
      description: 'The beginning of the body as plain text, for rows.',
      resolve: async ({ body }, _, { viewer }) =>
        excerpt(await nameInText(viewer.people, body.slice(0, EXCERPTED))),
    }),
    bodyHtml: t.string({
      ...fallible,
      cost: { bytes: htmlBytes(limits.comment.max) },
      resolve: ({ bodyHtml }, _, { viewer }) => nameInHtml(viewer.people, bodyHtml),
    }),
    idea: t.field({
      type: ideaRef,
      ...fallible,
      resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber),
    }),
    replyTo: t.field({
      type: commentRef,
      nullable: true,
      resolve: ({ replyTo }, _, { viewer }) =>
        replyTo === null ? null : viewer.comments.load(replyTo),
    }),
    state: t.expose('state', { type: CommentState }),
    version: t.exposeInt('version', {
      description: 'Goes up with every edit; what is sent along with the next one.',
    }),
    internal: t.exposeBoolean('internal', { description: 'For the team alone.' }),
    official: t.exposeBoolean('official'),
    reactions: t.expose('reactions', {
      type: [ReactionCount],
      cost: { size: 4 },
      description: 'Of each kind that there is at least one of.',
    }),
    edits: t.field({
      type: [CommentEdit],
      nullable: true,
      cost: { size: EDITS_SHOWN },
      description: `What it said before, the ${EDITS_SHOWN} latest, newest first; null but for the team.`,
      resolve: ({ id }, _, { viewer }) => viewer.commentEdits.load(id),
    }),
    viewerCanEdit: t.boolean({
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).canEdit,
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

export const { connection: CommentConnection, edge: CommentEdge } = connectionTypes(
  'Comment',
  commentRef,
)

mutation('postComment', {
  description: 'Comments on an idea; its author follows it from then on.',
  may: 'comment',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    body: t.string({ required: true, maxLength: LONG_TEXT }),
    replyTo: t.id({
      description:
        'The comment that this one answers. A reply to a reply hangs on the same comment as that one.',
    }),
    internal: t.boolean({ description: 'For the team alone, and by the team alone.' }),
    guard: t.field({
      type: FormGuardInput,
      description: 'Without it the comments of new people wait for approval.',
    }),
  })),
  command: ({ guard, replyTo = null, internal, ...call }, { auth, db, perHour }) =>
    postComment(db, {
      ...call,
      replyTo,
      internal: internal === true,
      guard: guard ? checkGuard(guard, auth.secret) : 'missing',
      perHour: perHour?.comments,
    }),
  payload: (t) => ({
    commentEdge: t.field({
      type: CommentEdge,
      nullable: true,
      resolve: async ({ result }, _, { viewer }) => {
        const node = result && (await viewer.comments.load(result.commentId))
        return node && { cursor: commentCursor(node), node }
      },
    }),
    timelineEdge: t.field({
      type: TimelineItemEdge,
      nullable: true,
      resolve: async ({ result }, _, { viewer }) => {
        const node = result && (await viewer.comments.load(result.commentId))
        return node && { cursor: timelineCursor(node), node }
      },
    }),
    idea: t.field({
      type: ideaRef,
      nullable: true,
      description: 'Where the comment stands: of a merged idea its target.',
      resolve: ({ result }, _, { viewer }) => result && viewer.ideas.load(result.ideaNumber),
    }),
  }),
})

mutation('editComment', {
  description:
    "Changes the viewer's own comment. Refused with OUTDATED where it was changed since expectedVersion.",
  may: 'comment',
  ids: { commentId: 'comment' },
  args: builder.args((t) => ({
    body: t.string({ required: true, maxLength: LONG_TEXT }),
    expectedVersion: t.int({ required: true }),
  })),
  command: (call, { db, perHour }) => editComment(db, { ...call, perHour: perHour?.comments }),
  payload: (t) => ({ comment: t.field(commentAfter()) }),
})

mutation('setCommentState', {
  description: 'As setIdeaState.',
  may: 'moderate',
  ids: { commentId: 'comment' },
  args: builder.args((t) => ({ state: t.field({ type: CommentState, required: true }) })),
  command: ({ commentId, ...call }, { db }) =>
    setPostState(db, { ...call, subject: { kind: 'comment', commentId } }),
  payload: (t) => ({ comment: t.field(commentAfter(SEEN)) }),
})

mutation('deleteComment', {
  description: "Deletes the viewer's own comment; a placeholder stays while there are replies.",
  may: 'post',
  ids: { commentId: 'comment' },
  command: ({ commentId, ...call }, { db }) =>
    deleteOwn(db, { ...call, subject: { kind: 'comment', commentId } }),
  payload: (t) => ({ comment: t.field(commentAfter(SEEN)) }),
})
