import type { CommentRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'
import { Comment } from './Comment.ts'
import { PageInfo, type Connection, type Edge } from './connection.ts'

export const CommentEdge = builder.objectRef<Edge<CommentRow>>('CommentEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: Comment }) }),
})

export const CommentConnection = builder
  .objectRef<Connection<CommentRow>>('CommentConnection')
  .implement({
    fields: (t) => ({
      edges: t.expose('edges', { type: [CommentEdge] }),
      pageInfo: t.expose('pageInfo', { type: PageInfo }),
    }),
  })
