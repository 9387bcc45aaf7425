import { setDiscussionLock } from '#server/areas/comments/setDiscussionLock.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { builder } from './builder.ts'
import type { Viewer } from './context.ts'
import { mutation } from './mutation.ts'
import { ideaRef } from './refs.ts'
import { User } from './User.ts'

type Lock = NonNullable<IdeaRow['discussionLock']>

const DiscussionLock = builder.objectRef<Lock>('DiscussionLock').implement({
  description: 'That a discussion takes no new comments but those of the team.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    by: t.expose('by', { type: User, nullable: true }),
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
    resolve: async (idea, _, { viewer }) =>
      may(viewer, 'comment') &&
      isOpen(idea) &&
      (may(viewer, 'lockDiscussion') || (await discussionLockOf(idea, viewer)) === null),
  }),
  viewerCanCommentInternally: t.boolean({
    description: 'Whether a comment of theirs can be for the team alone.',
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
    'Locks or unlocks the discussion of an idea, of a merged one that of its target. Votes, reactions and edits stay open.',
  may: 'lockDiscussion',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({ locked: t.boolean({ required: true }) })),
  command: (call, { db }) => setDiscussionLock(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
