import type { FieldMap, ObjectRef, UnionRef } from '@pothos/core'
import { limits } from '#rules/limits.ts'
import type { Page } from '#server/kernel/page.ts'
import { builder, exposing, type Fields, type Types } from './builder.ts'
import { withPublicErrors } from './publicError.ts'

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
  description: 'Where a page stands in its list (Relay specification).',
  fields: (t) => ({
    startCursor: t.exposeString('startCursor', {
      description: 'Cursor of the first edge, for `before`; null on an empty page.',
      nullable: true,
    }),
    endCursor: t.exposeString('endCursor', {
      description: 'Cursor of the last edge, for `after`; null on an empty page.',
      nullable: true,
    }),
    hasNextPage: t.exposeBoolean('hasNextPage', {
      description: 'Whether the list goes on after this page.',
    }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', {
      description: 'Whether the list has something before this page.',
    }),
  }),
})

/** The arguments of a connection (the Relay specification) whose pages have so many where none is said. */
export function pageArgumentsOf(size: number) {
  return builder.args((t) => ({
    first: t.int({
      description: `How many to give, counted on from \`after\` or the beginning: 1 to 100. Without it and \`last\`, a page has ${size}.`,
    }),
    after: t.string({
      description:
        'Cursor after which the page begins. Without it the page begins at the beginning of the list.',
    }),
    last: t.int({
      description:
        'How many to give, counted back from `before` or the end: 1 to 100. Without it the page goes forward.',
    }),
    before: t.string({
      description:
        'Cursor before which the page ends. Without it, with `last`, the page ends at the end of the list.',
    }),
  }))
}

/** Those of most connections. */
export const pageArguments = pageArgumentsOf(limits.pageSize.default)

/** The types of a connection over nodes of a type, with further fields where it has some. */
export function connectionTypes<Row, List extends Connection<Row> = Connection<Row>>(
  name: string,
  node: NodeType<Row>,
  more: (t: Fields<List>) => FieldMap = () => ({}),
): { edge: ObjectRef<Types, Edge<Row>>; connection: ObjectRef<Types, List> } {
  const edge = builder.objectRef<Edge<Row>>(`${name}Edge`)
  edge.implement({
    description: `A place in a list of \`${name}\`.`,
    fields: (t) => ({
      cursor: exposing(t).expose('cursor', {
        type: 'String',
        description: 'Opaque; `after` and `before` take it.',
      }),
      node: exposing(t).expose('node', { type: node, description: 'What stands there.' }),
    }),
  })
  const connection = builder.objectRef<List>(`${name}Connection`)
  connection.implement({
    description: `A page of a list of \`${name}\` (Relay specification).`,
    fields: (t) => ({
      edges: exposing(t).expose('edges', {
        type: [edge],
        description: 'What the page has, in the order of the list.',
      }),
      pageInfo: exposing(t).expose('pageInfo', {
        type: PageInfo,
        description: 'Where the page stands in the list.',
      }),
      ...more(t),
    }),
  })
  return { edge, connection }
}

/** A page that is read for a query, as a connection. What a rule refuses becomes an error for people. */
export async function connectionFrom<Row>(read: Promise<Page<Row>>): Promise<Connection<Row>> {
  return connectionOf(await withPublicErrors(read))
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
