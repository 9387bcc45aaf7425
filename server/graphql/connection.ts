import type { Page } from '#server/kernel/page.ts'
import { builder } from './builder.ts'

export interface Edge<Row> {
  cursor: string
  node: Row
}

/** A connection with all that it shows, read before it is resolved: its fields are plain properties, so that no row costs a promise. */
export interface Connection<Row> {
  edges: Edge<Row>[]
  pageInfo: PageInfoShape
}

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
