import { limits } from '#rules/limits.ts'
import { listComments } from '#server/areas/comments/findComments.ts'
import { setDiscussionLock } from '#server/areas/comments/setDiscussionLock.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { builder, fallible } from './builder.ts'
import { CommentConnection } from './Comment.ts'
import { connectionFrom, pageArgumentsOf } from './connection.ts'
import type { Viewer } from './context.ts'
import { mutation } from './mutation.ts'
import { ideaRef } from './refs.ts'
import { User } from './User.ts'

type Lock = NonNullable<IdeaRow['discussionLock']>

const DiscussionLock = builder.objectRef<Lock>('DiscussionLock').implement({
  description: 'The lock of a discussion, which takes no new comments but those of the team.',
  fields: (t) => ({
    at: t.expose('at', { description: 'When it was locked.', type: 'DateTime' }),
    by: t.expose('by', {
      description: 'The person who locked it; null where their account was deleted.',
      type: User,
      nullable: true,
    }),
  }),
})

const isOpen = ({ state }: IdeaRow): boolean => state === 'LIVE' || state === 'PENDING'

/** The lock that counts for an idea: of a merged one that of its target, where new comments go. Null while the discussion is open. */
async function discussionLockOf(
  { discussionLock, mergedInto }: IdeaRow,
  viewer: Viewer,
): Promise<Lock | null> {
  if (mergedInto === null) return discussionLock
  return (await viewer.ideas.load(mergedInto))?.discussionLock ?? null
}

builder.objectFields(ideaRef, (t) => ({
  commentCount: t.exposeInt('commentCount', {
    description:
      'Public comments, those of ideas merged into it among them. Internal, waiting and removed ones do not count.',
  }),
  comments: t.field({
    type: CommentConnection,
    ...fallible,
    description: 'Its comments and those of ideas merged into it, the oldest first.',
    cost: { db: 5 },
    args: { ...pageArgumentsOf(limits.commentPageSize) },
    resolve: ({ number }, page, { db, viewer }) =>
      connectionFrom(listComments(db, viewer, number, page)),
  }),
  locked: t.boolean({
    description: 'Whether the idea takes no new comments but those of the team.',
    resolve: async (idea, _, { viewer }) => (await discussionLockOf(idea, viewer)) !== null,
  }),
  discussionLock: t.field({
    type: DiscussionLock,
    nullable: true,
    description: 'Who locked the discussion, and when. Null while it is open.',
    resolve: (idea, _, { viewer }) => discussionLockOf(idea, viewer),
  }),
  viewerCanComment: t.boolean({
    description: 'Whether the viewer may write a comment now.',
    resolve: async (idea, _, { viewer }) =>
      may(viewer, 'comment') &&
      isOpen(idea) &&
      (idea.board.commenting === 'MEMBERS' || may(viewer, 'useTeamBoards')) &&
      (may(viewer, 'lockDiscussion') || (await discussionLockOf(idea, viewer)) === null),
  }),
  viewerCanCommentInternally: t.boolean({
    description: 'Whether the viewer may write a comment that the team alone can read.',
    resolve: (idea, _, { viewer }) => may(viewer, 'commentInternally') && isOpen(idea),
  }),
  viewerCanReact: t.boolean({
    description: 'Whether the viewer may react to comments, also of a locked discussion.',
    resolve: (idea, _, { viewer }) => may(viewer, 'comment') && isOpen(idea),
  }),
  viewerCanLockDiscussion: t.boolean({
    description: 'Whether the viewer may lock the discussion, and unlock it.',
    resolve: (idea, _, { viewer }) => may(viewer, 'lockDiscussion') && isOpen(idea),
  }),
}))

mutation('setDiscussionLock', {
  description:
    'Locks or unlocks the discussion of an idea, of a merged one that of its target. Votes, reactions and edits stay open. For the team.',
  may: 'lockDiscussion',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    locked: t.boolean({ description: 'Whether it is to be locked.', required: true }),
  })),
  command: (call, { db }) => setDiscussionLock(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
