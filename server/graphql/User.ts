import { ownImage } from '#server/areas/images/ownImage.ts'
import { assignableRoles, may, outranks } from '#server/kernel/permissions.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { moments } from './builder.ts'
import { connectionTypes } from './connection.ts'
import type { Viewer } from './context.ts'
import { Role } from './enums.ts'
import { Node } from './Node.ts'
import { userRef } from './refs.ts'

/** Whether the viewer may act on somebody: below them, not themselves, and a member. */
async function manages(viewer: Viewer, { id, role }: UserRow): Promise<boolean> {
  if (
    !may(viewer, 'managePeople') ||
    viewer.role === null ||
    viewer.personId === id ||
    !outranks(viewer.role, role)
  )
    return false
  return (await viewer.privateFacts.load(id))?.member === true
}

export const User = userRef.implement({
  description: 'A person: who wrote or voted, perhaps known only from an import.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that others see, 1 to 60 characters.' }),
    avatar: t.string({
      description: 'Path of a picture on this server; null where there is none.',
      nullable: true,
      resolve: ({ avatar }, _, { serverAddress }) => ownImage(avatar, serverAddress),
    }),
    role: t.expose('role', {
      description:
        'What the person may do on the site; MEMBER too for people who are known only from an import.',
      type: Role,
    }),
    email: t.string({
      nullable: true,
      description:
        'The address that they sign in with. Null but for themselves, admins and the owner, and where there is none.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.privateFacts.load(id))?.email ?? null,
    }),
    banned: t.boolean({
      nullable: true,
      description: 'Whether they were banned. Null but for admins and the owner.',
      resolve: async ({ id }, _, { viewer }) =>
        (await viewer.privateFacts.load(id))?.banned ?? null,
    }),
    segment: t.string({
      nullable: true,
      description:
        'The group of customers that they belong to, as the team or an import says, at most 60 characters. Null but for the team, and where it is not known.',
      resolve: async ({ id }, _, { viewer }) =>
        (await viewer.privateFacts.load(id))?.segment ?? null,
    }),
    viewerAssignableRoles: t.field({
      type: [Role],
      cost: { size: 4 },
      description:
        'The roles that the viewer may give to this person; none where they may not change it.',
      resolve: async (user, _, { viewer }) =>
        (await manages(viewer, user)) ? assignableRoles(viewer) : [],
    }),
    viewerCanBan: t.boolean({
      description: 'Whether the viewer may ban this person, and lift a ban.',
      resolve: (user, _, { viewer }) => manages(viewer, user),
    }),
    ...moments(t),
  }),
})

export const { connection: UserConnection } = connectionTypes('User', User)
