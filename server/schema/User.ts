import type { UserRow } from '#server/domain/rows.ts'
import { builder } from './builder.ts'
import type { Connection, Edge } from './connection.ts'
import { PageInfo } from './connection.ts'
import { Role } from './enums.ts'
import { Node } from './Node.ts'

export const User = builder.objectRef<UserRow>('User').implement({
  description: 'A person: who wrote or voted, perhaps known only from an import.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', { nullable: true }),
    role: t.expose('role', { type: Role }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const UserEdge = builder.objectRef<Edge<UserRow>>('UserEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: User }) }),
})

export const UserConnection = builder.objectRef<Connection<UserRow>>('UserConnection').implement({
  fields: (t) => ({ edges: t.expose('edges', { type: [UserEdge] }), pageInfo: t.expose('pageInfo', { type: PageInfo }) }),
})
