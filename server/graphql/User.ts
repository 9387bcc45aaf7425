import { ownImage } from '#server/areas/images/ownImage.ts'
import { assignableRoles, may, outranks } from '#server/kernel/permissions.ts'
import type { UserRow } from '#server/kernel/rows.ts'
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
    name: t.exposeString('name'),
    avatar: t.string({ nullable: true, resolve: ({ avatar }) => ownImage(avatar) }),
    role: t.expose('role', { type: Role }),
    email: t.string({
      nullable: true,
      description: 'For the person and admins.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.privateFacts.load(id))?.email ?? null,
    }),
    banned: t.boolean({
      nullable: true,
      description: 'For admins.',
      resolve: async ({ id }, _, { viewer }) =>
        (await viewer.privateFacts.load(id))?.banned ?? null,
    }),
    segment: t.string({
      nullable: true,
      description: 'For the team.',
      resolve: async ({ id }, _, { viewer }) =>
        (await viewer.privateFacts.load(id))?.segment ?? null,
    }),
    viewerAssignableRoles: t.field({
      type: [Role],
      cost: { size: 4 },
      description: 'The roles that the viewer may give to this person.',
      resolve: async (user, _, { viewer }) =>
        (await manages(viewer, user)) ? assignableRoles(viewer) : [],
    }),
    viewerCanBan: t.boolean({
      description: 'Whether the viewer may ban this person, and lift a ban.',
      resolve: (user, _, { viewer }) => manages(viewer, user),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

export const { connection: UserConnection } = connectionTypes('User', User)
