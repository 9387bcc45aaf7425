import { limits } from '#rules/limits.ts'
import { findMentionable } from '#server/areas/mentions/findMentionable.ts'
import { banUser, unbanUser } from '#server/areas/moderation/banUser.ts'
import { findPeople, findPeopleByName } from '#server/areas/people/findPeople.ts'
import { listPeople } from '#server/areas/people/listPeople.ts'
import { listSegments, MOST_SEGMENTS } from '#server/areas/people/listSegments.ts'
import { setRole } from '#server/areas/people/setRole.ts'
import { transferOwnership } from '#server/areas/people/transferOwnership.ts'
import type { Db } from '#server/db/database.ts'
import { may } from '#server/kernel/permissions.ts'
import { userAfter, viewerAfter } from './after.ts'
import { builder } from './builder.ts'
import { connectionFrom, pageArguments } from './connection.ts'
import type { Viewer } from './context.ts'
import { Role } from './enums.ts'
import { mutation } from './mutation.ts'
import { ideaRef } from './refs.ts'
import { User, UserConnection } from './User.ts'

builder.queryField('people', (t) =>
  t.field({
    type: UserConnection,
    nullable: true,
    description:
      'Members, the highest role first, then who joined last. Null for who may not manage people.',
    cost: { db: 10 },
    args: {
      ...pageArguments,
      search: t.arg.string({
        description: 'A part of a name or e-mail address. Without it everybody is listed.',
        maxLength: 2 * limits.search.max,
        db: 400,
      }),
      role: t.arg({ description: 'The role that they have. Without it any.', type: Role }),
      banned: t.arg.boolean({
        description: 'Whether they are banned (true) or not (false). Without it both.',
      }),
      trusted: t.arg.boolean({
        description:
          'Whether their posts do not wait for approval (true) or do (false). Without it both.',
      }),
      segment: t.arg.string({
        description:
          'The segment that they are in, as it is written. Without it, or with an empty text, any.',
        maxLength: 2 * limits.segment.max,
      }),
    },
    resolve: (_, { search, role, banned, trusted, segment, ...page }, { db, viewer }) =>
      may(viewer, 'managePeople')
        ? connectionFrom(listPeople(db, { search, role, banned, trusted, segment }, page))
        : null,
  }),
)

builder.queryField('segments', (t) =>
  t.field({
    type: ['String'],
    nullable: true,
    description:
      'The segments that members are in, by their names. Null for who may not manage people.',
    cost: { db: 10, size: 10, most: MOST_SEGMENTS },
    resolve: (_, _args, { db, viewer }) => (may(viewer, 'managePeople') ? listSegments(db) : null),
  }),
)

builder.queryField('peopleByName', (t) =>
  t.field({
    type: [User],
    nullable: true,
    description: 'People whose name contains a text, to vote for them. Null for who may not.',
    cost: { db: 20, size: limits.mentions.offered },
    args: { name: t.arg.string({ description: 'A part of their name.', required: true }) },
    resolve: (_, { name }, { db, viewer }) =>
      may(viewer, 'voteForOthers') ? findPeopleByName(db, name) : null,
  }),
)

builder.objectField(ideaRef, 'mentionable', (t) =>
  t.field({
    type: [User],
    nullable: true,
    cost: { db: 20, size: limits.mentions.offered },
    description:
      'People whom the viewer may mention in what they write on this idea: who wrote something that they can read, the latest first, then the team; none who cannot read this idea. Null for who may not comment.',
    args: {
      prefix: t.arg.string({
        required: true,
        description: 'The beginning of one of their names; an empty one takes all.',
      }),
      internal: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'Whether it is for the team alone: then nobody else is among them. Without it, it is not.',
      }),
    },
    resolve: ({ number }, { prefix, internal }, { db, viewer }) =>
      findMentionable(db, viewer, { ideaNumber: number, prefix, internal }),
  }),
)

mutation('setRole', {
  description:
    "Gives a member below the viewer's role another one below it. For admins and the owner.",
  may: 'managePeople',
  ids: { userId: 'person' },
  args: builder.args((t) => ({
    role: t.field({ description: 'The role that they are to have.', type: Role, required: true }),
  })),
  command: (call, { db }) => setRole(db, call),
  payload: (t) => ({ user: t.field(userAfter()) }),
})

mutation('banUser', {
  description: "Ends somebody's sessions and keeps them out. For admins and the owner.",
  may: 'managePeople',
  ids: { userId: 'person' },
  args: builder.args((t) => ({
    hidePosts: t.boolean({
      description:
        'Whether what they wrote leaves lists, counts and search until the ban is lifted.',
      required: true,
    }),
  })),
  command: (call, { db }) => banUser(db, call),
  payload: (t) => ({ user: t.field(userAfter()) }),
})

mutation('unbanUser', {
  description: 'Lifts a ban, and brings back what it hid. For admins and the owner.',
  may: 'managePeople',
  ids: { userId: 'person' },
  command: (call, { db }) => unbanUser(db, call),
  payload: (t) => ({ user: t.field(userAfter()) }),
})

mutation('transferOwnership', {
  description: 'Makes somebody else the owner, and the owner an admin. For the owner.',
  // Repeated because its answer was lost, it comes from an admin: the command itself requires the owner.
  may: 'managePeople',
  ids: { userId: 'person' },
  command: async (call, context) => {
    const { db, publicUrl } = context
    const outcome = await transferOwnership(db, { ...call, publicUrl })
    // The rest of the answer shows what an admin sees.
    if (outcome.result) context.viewer = await withPresentRole(db, context.viewer)
    return outcome
  },
  payload: (t) => ({ user: t.field(userAfter()), viewer: t.field(viewerAfter()) }),
})

async function withPresentRole(db: Db, viewer: Viewer): Promise<Viewer> {
  const [user = null] = viewer.personId === null ? [] : await findPeople(db, [viewer.personId])
  return { ...viewer, user, role: user?.role ?? null }
}
