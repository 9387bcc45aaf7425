import type { TimelineRow } from '#server/areas/timeline/findTimeline.ts'
import { builder } from './builder.ts'
import { Comment } from './Comment.ts'
import { PageInfo, type Connection, type Edge } from './connection.ts'
import { IdeaEvent } from './IdeaEvent.ts'

const TimelineItem = builder.unionType('TimelineItem', {
  types: [Comment, IdeaEvent],
  resolveType: (item) => ('kind' in item ? IdeaEvent : Comment),
})

export const TimelineItemEdge = builder.objectRef<Edge<TimelineRow>>('TimelineItemEdge').implement({
  fields: (t) => ({
    cursor: t.exposeString('cursor'),
    node: t.expose('node', { type: TimelineItem }),
  }),
})

export const TimelineItemConnection = builder
  .objectRef<Connection<TimelineRow>>('TimelineItemConnection')
  .implement({
    fields: (t) => ({
      edges: t.expose('edges', { type: [TimelineItemEdge] }),
      pageInfo: t.expose('pageInfo', { type: PageInfo }),
    }),
  })
