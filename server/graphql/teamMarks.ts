import { assignIdea, hideIdeaCounts, pinIdea } from '#server/areas/ideas/teamMarks.ts'
import { findTeam } from '#server/areas/people/findPeople.ts'
import { setSegment } from '#server/areas/people/setSegment.ts'
import { setTrusted } from '#server/areas/people/setTrusted.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { mutation } from './mutation.ts'
import { ideaRef, userRef } from './refs.ts'
import { User } from './User.ts'

/** People to whom an idea can be assigned. */
const TEAM_MOST = 200

const isOpen = ({ state }: IdeaRow) => state === 'LIVE' || state === 'PENDING'

builder.objectFields(ideaRef, (t) => ({
  countsHidden: t.boolean({
    nullable: true,
    description:
      'Whether the team shows the votes of this idea only to who has voted for it. Null but for the team.',
    resolve: ({ hidesCounts }, _, { viewer }) => (may(viewer, 'editIdeas') ? hidesCounts : null),
  }),
  assignee: t.field({
    type: User,
    nullable: true,
    description:
      'The person of the team who looks after it. Null but for the team, and where there is nobody.',
    resolve: ({ assigneeId }, _, { viewer }) =>
      assigneeId !== null && may(viewer, 'editIdeas') ? viewer.people.load(assigneeId) : null,
  }),
  viewerCanPin: t.boolean({
    description: 'Whether the viewer may pin it, hide its votes and assign it to somebody.',
    resolve: (idea, _, { viewer }) => may(viewer, 'editIdeas') && isOpen(idea),
  }),
}))

builder.objectField(userRef, 'trusted', (t) =>
  t.boolean({
    nullable: true,
    description:
      'Whether what they write never waits for approval. Null but for the team, and of the team, whose posts never do.',
    resolve: async ({ id, role }, _, { viewer }) =>
      may({ ...viewer, role, banned: false }, 'moderate')
        ? null
        : ((await viewer.privateFacts.load(id))?.trusted ?? null),
  }),
)

builder.queryField('teamMembers', (t) =>
  t.field({
    type: [User],
    nullable: true,
    description: 'The people of the team, by name. Null but for the team.',
    cost: { db: 5, size: 10, most: TEAM_MOST },
    resolve: (_, __, { db, viewer }) => (may(viewer, 'editIdeas') ? findTeam(db, TEAM_MOST) : null),
  }),
)

mutation('setIdeaPinned', {
  description:
    'Sets whether an idea, of a merged one its target, stands first in lists that ask for it; at most five of a board do that have not ended. For the team.',
  may: 'editIdeas',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    pinned: t.boolean({ description: 'Whether it is to stand first.', required: true }),
  })),
  command: (call, { db }) => pinIdea(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

mutation('setIdeaCountsHidden', {
  description:
    'Sets whether the votes of an idea, of a merged one those of its target, are shown only to who has voted for it. For the team, which sees them in any case.',
  may: 'editIdeas',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    hidden: t.boolean({ description: 'Whether they are to be hidden.', required: true }),
  })),
  command: (call, { db }) => hideIdeaCounts(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

mutation('setIdeaAssignee', {
  description:
    'Sets who of the team looks after an idea, of a merged one its target. For the team.',
  may: 'editIdeas',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    userId: t.id({ description: 'Somebody of the team. Without it nobody looks after it.' }),
  })),
  command: ({ userId, ...call }, { db }) => assignIdea(db, { ...call, assigneeId: userId ?? null }),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

/** The person that a mutation was about. */
const personAfter = {
  type: User,
  nullable: true,
  description: 'The person as they stand after the call, also when it was refused.',
  resolve: (
    { asked: { personId } }: { asked: { personId: string | null } },
    _: object,
    { viewer }: Context,
  ) => (personId !== null && may(viewer, 'moderate') ? viewer.people.load(personId) : null),
} as const

mutation('setPersonTrusted', {
  description:
    'Sets whether what a member writes never waits for approval. What waits already stays there. For the team.',
  may: 'moderate',
  ids: { userId: 'person' },
  args: builder.args((t) => ({
    trusted: t.boolean({ description: 'Whether they are to be trusted.', required: true }),
  })),
  command: (call, { db }) => setTrusted(db, call),
  payload: (t) => ({ user: t.field(personAfter) }),
})

mutation('setPersonSegment', {
  description:
    'Sets the group of customers that a person belongs to, in words of one’s own, such as a plan or a company. Only the team sees it, and the person in the download of their own data. For the team.',
  may: 'moderate',
  ids: { userId: 'person' },
  args: builder.args((t) => ({
    segment: t.string({
      description: 'At most 60 characters, on one line; an empty text takes it away.',
      required: true,
    }),
  })),
  command: (call, { db }) => setSegment(db, call),
  payload: (t) => ({ user: t.field(personAfter) }),
})
