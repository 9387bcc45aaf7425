import { editComment } from '#server/areas/comments/editComment.ts'
import { commentCursor } from '#server/areas/comments/findComments.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { deleteOwn } from '#server/areas/moderation/deleteOwn.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { checkGuard } from '#server/areas/posts/formGuard.ts'
import { timelineCursor } from '#server/areas/timeline/findTimeline.ts'
import { commentAfter, ideaAfter } from './after.ts'
import { builder } from './builder.ts'
import { CommentEdge } from './Comment.ts'
import { CommentState } from './enums.ts'
import { FormGuardInput } from './formGuard.ts'
import { mutation } from './mutation.ts'
import { LONG_TEXT } from './textCosts.ts'
import { TimelineItemEdge } from './TimelineItem.ts'
const SEEN = 'As the viewer sees it afterwards: null where it is gone for them.'

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
