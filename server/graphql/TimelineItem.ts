import { limits } from '#rules/limits.ts'
import { listTimeline, type TimelineRow } from '#server/areas/timeline/findTimeline.ts'
import { builder, fallible } from './builder.ts'
import { connectionFrom, connectionTypes, pageArgumentsOf } from './connection.ts'
import { IdeaEvent } from './IdeaEvent.ts'
import { commentRef, ideaRef } from './refs.ts'

const TimelineItem = builder.unionType('TimelineItem', {
  description: 'A comment on an idea, or something that happened to it.',
  types: [commentRef, IdeaEvent],
  resolveType: (item) => ('kind' in item ? IdeaEvent : commentRef),
})

export const { connection: TimelineItemConnection, edge: TimelineItemEdge } =
  connectionTypes<TimelineRow>('TimelineItem', TimelineItem)

builder.objectFields(ideaRef, (t) => ({
  timeline: t.field({
    type: TimelineItemConnection,
    ...fallible,
    description: 'Comments and events in the order of time, replies with what they answer.',
    cost: { db: 8 },
    args: {
      ...pageArgumentsOf(limits.commentPageSize),
      fromId: t.arg.id({
        description:
          'A comment or event: the page has it, with some of what stands before. Without it the page is at `after` or `before`, or at an end.',
      }),
      unread: t.arg.boolean({
        description:
          'Whether the page of a long timeline (300 comments and more) is to have the place where what is new to the viewer begins. Without it, it is not.',
      }),
      since: t.arg({
        type: 'DateTime',
        description:
          'What came later is new to a viewer of whom nothing else is known. Without it nothing is.',
      }),
    },
    resolve: async ({ number }, { fromId: from, ...page }, { db, viewer }) => {
      const connection = await connectionFrom(listTimeline(db, viewer, number, { ...page, from }))
      // The comment that a reply answers is usually on the same page.
      for (const { node } of connection.edges)
        if (!('kind' in node)) viewer.comments.prime(node.id, node)
      return connection
    },
  }),
  officialAnswer: t.field({
    type: commentRef,
    nullable: true,
    description: "The team's latest official answer; null where there is none.",
    resolve: ({ number }, _, { viewer }) => viewer.officialAnswers.load(number),
  }),
}))
