import { banUser, unbanUser } from '#server/areas/moderation/banUser.ts'
import { listPeople } from '#server/areas/people/listPeople.ts'
import { setRole } from '#server/areas/people/setRole.ts'
import { transferOwnership } from '#server/areas/people/transferOwnership.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { may } from '#server/kernel/permissions.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import { connectionOf, pageArguments } from './connection.ts'
import type { Context, Viewer as ViewerShape } from './context.ts'
import { Role } from './enums.ts'
import type { Payload } from './payload.ts'
import { explained } from './peopleError.ts'
import { User, UserConnection } from './User.ts'
import { UserError } from './UserError.ts'
import { Viewer } from './Viewer.ts'

builder.queryField('people', (t) =>
  t.field({
    type: UserConnection,
    nullable: true,
    description:
      'Members, the highest role first, then who joined last; null for who may not manage people. `search`: part of a name or e-mail address.',
    args: {
      ...pageArguments,
      search: t.arg.string(),
      role: t.arg({ type: Role }),
      banned: t.arg.boolean(),
    },
    resolve: async (_, { search, role, banned, ...page }, { db, viewer }) =>
      may(viewer, 'managePeople')
        ? connectionOf(await explained(listPeople(db, { search, role, banned }, page)))
        : null,
  }),
)

type UserPayload = Payload & { user: UserRow | null }

const userPayload = (name: string) =>
  builder.objectRef<UserPayload>(name).implement({
    fields: (t) => ({
      user: t.expose('user', {
        type: User,
        nullable: true,
        description: 'The person as they stand after the call, also when it was refused.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

const SetRolePayload = userPayload('SetRolePayload')
const BanUserPayload = userPayload('BanUserPayload')
const UnbanUserPayload = userPayload('UnbanUserPayload')
const TransferOwnershipPayload = builder
  .objectRef<UserPayload & { viewer: ViewerShape | null }>('TransferOwnershipPayload')
  .implement({
    fields: (t) => ({
      user: t.expose('user', { type: User, nullable: true }),
      viewer: t.expose('viewer', { type: Viewer, nullable: true }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('setRole', (t) =>
  t.field({
    type: SetRolePayload,
    ...fallible,
    description: "Gives a member below the viewer's role another one below it.",
    args: {
      userId: t.arg.id({ required: true }),
      role: t.arg({ type: Role, required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { clientMutationId = null, ...command }, context) => {
      const { db, viewer } = context
      return userAnswer(
        context,
        { clientMutationId, userId: command.userId },
        await acting(viewer, 'managePeople', (actor) =>
          setRole(db, { actor, ...command, clientMutationId }),
        ),
      )
    },
  }),
)

builder.mutationField('banUser', (t) =>
  t.field({
    type: BanUserPayload,
    ...fallible,
    description:
      "Ends somebody's sessions and keeps them out. `hidePosts`: what they wrote leaves lists, counts and search until the ban is lifted.",
    args: {
      userId: t.arg.id({ required: true }),
      hidePosts: t.arg.boolean({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { clientMutationId = null, ...command }, context) => {
      const { db, viewer } = context
      return userAnswer(
        context,
        { clientMutationId, userId: command.userId },
        await acting(viewer, 'managePeople', (actor) =>
          banUser(db, { actor, ...command, clientMutationId }),
        ),
      )
    },
  }),
)

builder.mutationField('unbanUser', (t) =>
  t.field({
    type: UnbanUserPayload,
    ...fallible,
    description: 'Lifts a ban, and brings back what it hid.',
    args: { userId: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { clientMutationId = null, userId }, context) => {
      const { db, viewer } = context
      return userAnswer(
        context,
        { clientMutationId, userId },
        await acting(viewer, 'managePeople', (actor) =>
          unbanUser(db, { actor, userId, clientMutationId }),
        ),
      )
    },
  }),
)

builder.mutationField('transferOwnership', (t) =>
  t.field({
    type: TransferOwnershipPayload,
    ...fallible,
    description: 'Makes somebody else the owner, and the owner an admin.',
    args: { userId: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { clientMutationId = null, userId }, context) => {
      const { db, viewer, publicUrl } = context
      // Repeated because its answer was lost, it comes from an admin: the command itself requires the owner.
      const outcome = await acting(viewer, 'managePeople', (actor) =>
        transferOwnership(db, { actor, userId, publicUrl, clientMutationId }),
      )
      // What the rest of the answer shows is what an admin sees.
      if (outcome.result) context.viewer = await withPresentRole(viewer)
      return {
        ...(await userAnswer(context, { clientMutationId, userId }, outcome)),
        viewer: outcome.result && context.viewer,
      }
    },
  }),
)

async function withPresentRole(viewer: ViewerShape): Promise<ViewerShape> {
  const user =
    viewer.personId === null
      ? null
      : await viewer.people.clear(viewer.personId).load(viewer.personId)
  return { ...viewer, user, role: user?.role ?? null }
}

async function userAnswer(
  { viewer }: Context,
  { userId, clientMutationId }: { userId: string; clientMutationId: string | null },
  { errors }: Outcome<unknown>,
): Promise<UserPayload> {
  viewer.privateFacts.clear(userId)
  const user = may(viewer, 'managePeople') ? await viewer.people.clear(userId).load(userId) : null
  return { user, errors, clientMutationId }
}
