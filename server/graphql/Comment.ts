import { limits } from '#rules/limits.ts'
import { editComment } from '#server/areas/comments/editComment.ts'
import { commentCursor } from '#server/areas/comments/findComments.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { shownFrom } from '#server/areas/images/ownImage.ts'
import { nameInHtml, nameInText } from '#server/areas/mentions/mentionNames.ts'
import { deleteOwn } from '#server/areas/moderation/deleteOwn.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { EDITS_SHOWN } from '#server/areas/posts/edits.ts'
import { checkGuard } from '#server/areas/posts/formGuard.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { timelineCursor } from '#server/areas/timeline/findTimeline.ts'
import { commentAfter, ideaAfter } from './after.ts'
import { builder, fallible, moments } from './builder.ts'
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
  description:
    'What somebody said about an idea. It can also be an official answer of the team, or for the team alone.',
  interfaces: [Node],
  fields: (t) => ({
    author: t.expose('author', {
      description: 'The person who wrote it; null where their account was deleted.',
      type: User,
      nullable: true,
    }),
    body: t.string({
      description:
        'The text as Markdown, mentions by the names of today; empty where it was deleted.',
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
      description: 'The body as sanitised HTML.',
      ...fallible,
      cost: { bytes: htmlBytes(limits.comment.max) },
      resolve: ({ bodyHtml }, _, { viewer, serverAddress }) =>
        nameInHtml(viewer.people, shownFrom(serverAddress, bodyHtml)),
    }),
    idea: t.field({
      description: 'The idea that it was written on, also where that was merged later.',
      type: ideaRef,
      ...fallible,
      resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber),
    }),
    replyTo: t.field({
      description:
        'The comment that it answers, always one that answers none itself; null where it stands alone.',
      type: commentRef,
      nullable: true,
      resolve: ({ replyTo }, _, { viewer }) =>
        replyTo === null ? null : viewer.comments.load(replyTo),
    }),
    state: t.expose('state', {
      description: 'Whether it is public, waits for approval, or was removed.',
      type: CommentState,
    }),
    version: t.exposeInt('version', {
      description:
        'Goes up by one with every edit; sent along with the next edit as `expectedVersion`.',
    }),
    internal: t.exposeBoolean('internal', { description: 'Whether the team alone can read it.' }),
    official: t.exposeBoolean('official', {
      description: 'Whether it is an official answer of the team.',
    }),
    reactions: t.expose('reactions', {
      type: [ReactionCount],
      cost: { size: 4 },
      description: 'Of each kind that there is at least one of, how many there are.',
    }),
    edits: t.field({
      type: [CommentEdit],
      nullable: true,
      cost: { size: EDITS_SHOWN },
      description: 'What it said before each edit, the newest first. Null but for the team.',
      resolve: ({ id }, _, { viewer }) => viewer.commentEdits.load(id),
    }),
    viewerCanEdit: t.boolean({
      description:
        'Whether the viewer may change its words: their own, while it is public or waits.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).canEdit,
    }),
    editedAt: t.expose('editedAt', {
      description: 'When its words were changed last; null where they never were.',
      type: 'DateTime',
      nullable: true,
    }),
    ...moments(t),
  }),
})

export const { connection: CommentConnection, edge: CommentEdge } = connectionTypes(
  'Comment',
  commentRef,
)

mutation('postComment', {
  description:
    'Comments on an idea, of a merged one on its target; the author follows it from then on. For members.',
  may: 'comment',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    body: t.string({
      description: 'The text as Markdown, 1 to 10,000 characters.',
      required: true,
      maxLength: LONG_TEXT,
    }),
    replyToId: t.id({
      description:
        'The comment that this one answers. A reply to a reply hangs on the same comment as that one. Without it the comment stands alone.',
    }),
    internal: t.boolean({
      description:
        'Whether the team alone is to read it, which the team alone may ask for. Without it everybody who can read the idea does.',
    }),
    guard: t.field({
      type: FormGuardInput,
      description:
        'Proof that a form was filled in by hand. Without it the comments of new people wait for approval.',
    }),
  })),
  command: ({ guard, replyToId: replyTo = null, internal, ...call }, { auth, db, perHour }) =>
    postComment(db, {
      ...call,
      replyTo,
      internal: internal === true,
      guard: guard ? checkGuard(guard, auth.secret) : 'missing',
      perHour: perHour?.comments,
    }),
  payload: (t) => ({
    commentEdge: t.field({
      description:
        'The new comment as an edge of `Idea.comments`; null where the call was refused.',
      type: CommentEdge,
      nullable: true,
      resolve: async ({ result }, _, { viewer }) => {
        const node = result && (await viewer.comments.load(result.commentId))
        return node && { cursor: commentCursor(node), node }
      },
    }),
    timelineEdge: t.field({
      description:
        'The new comment as an edge of `Idea.timeline`; null where the call was refused.',
      type: TimelineItemEdge,
      nullable: true,
      resolve: async ({ result }, _, { viewer }) => {
        const node = result && (await viewer.comments.load(result.commentId))
        return node && { cursor: timelineCursor(node), node }
      },
    }),
    idea: t.field(
      ideaAfter(
        'The idea that it stands on, of a merged one its target, as it is after the call, also when the call was refused.',
      ),
    ),
  }),
})

mutation('editComment', {
  description:
    "Changes the viewer's own comment. Refused with OUTDATED where it was changed since `expectedVersion`.",
  may: 'comment',
  ids: { commentId: 'comment' },
  args: builder.args((t) => ({
    body: t.string({
      description: 'The new text as Markdown, 1 to 10,000 characters.',
      required: true,
      maxLength: LONG_TEXT,
    }),
    expectedVersion: t.int({
      description: 'The `version` of the comment that the edit began with.',
      required: true,
    }),
  })),
  command: (call, { db, perHour }) => editComment(db, { ...call, perHour: perHour?.comments }),
  payload: (t) => ({ comment: t.field(commentAfter()) }),
})

mutation('setCommentState', {
  description:
    'Approves or restores a comment (LIVE), marks it as spam or deletes it; PENDING takes such a decision back. For the team.',
  may: 'moderate',
  ids: { commentId: 'comment' },
  args: builder.args((t) => ({
    state: t.field({
      description: 'The state that it is to have.',
      type: CommentState,
      required: true,
    }),
  })),
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
