import type { FieldMap, ObjectRef, UnionRef } from '@pothos/core'
import type { Page } from '#server/kernel/page.ts'
import { builder, type Fields, type Types } from './builder.ts'

export interface Edge<Row> {
  cursor: string
  node: Row
}

/** A connection with all that it shows, read before it is resolved: its fields are plain properties, so that no row costs a promise. */
export interface Connection<Row> {
  edges: Edge<Row>[]
  pageInfo: PageInfoShape
}

/** The types at the end of an edge: one, or one of several. */
type NodeType<Row> = ObjectRef<Types, Row> | UnionRef<Types, Row>

interface PageInfoShape {
  startCursor: string | null
  endCursor: string | null
  hasNextPage: boolean
  hasPreviousPage: boolean
}

export const PageInfo = builder.objectRef<PageInfoShape>('PageInfo').implement({
  fields: (t) => ({
    startCursor: t.exposeString('startCursor', { nullable: true }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
  }),
})

/** The arguments of a connection (the Relay specification). */
export const pageArguments = builder.args((t) => ({
  first: t.int(),
  after: t.string(),
  last: t.int(),
  before: t.string(),
}))

/** The types of a connection over nodes of a type, with further fields where it has some. */
export function connectionTypes<Row, List extends Connection<Row> = Connection<Row>>(
  name: string,
  node: NodeType<Row>,
  more: (t: Fields<List>) => FieldMap = () => ({}),
): { edge: ObjectRef<Types, Edge<Row>>; connection: ObjectRef<Types, List> } {
  const edge = builder.objectRef<Edge<Row>>(`${name}Edge`)
  edge.implement({
    fields: (t) => ({
      cursor: exposing(t).expose('cursor', { type: 'String' }),
      node: exposing(t).expose('node', { type: node }),
    }),
  })
  const connection = builder.objectRef<List>(`${name}Connection`)
  connection.implement({
    fields: (t) => ({
      edges: exposing(t).expose('edges', { type: [edge] }),
      pageInfo: exposing(t).expose('pageInfo', { type: PageInfo }),
      ...more(t),
    }),
  })
  return { edge, connection }
}

/** Fields of a shape that is not known yet: Pothos cannot tell that a property of a generic row fits the type. */
function exposing(t: unknown) {
  return t as { expose: (name: string, options: { type: unknown }) => FieldMap[string] }
}

/** A page as a connection. */
export function connectionOf<Row>({
  rows,
  hasNextPage,
  hasPreviousPage,
  cursorOf,
}: Page<Row>): Connection<Row> {
  const edges = rows.map((node) => ({ cursor: cursorOf(node), node }))
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage,
      hasPreviousPage,
    },
  }
}
