import { listTimeline, type TimelineRow } from '#server/areas/timeline/findTimeline.ts'
import { builder, fallible } from './builder.ts'
import { connectionOf, connectionTypes, pageArguments } from './connection.ts'
import { IdeaEvent } from './IdeaEvent.ts'
import { withPublicErrors } from './publicError.ts'
import { commentRef, ideaRef } from './refs.ts'

const TimelineItem = builder.unionType('TimelineItem', {
  types: [commentRef, IdeaEvent],
  resolveType: (item) => ('kind' in item ? IdeaEvent : commentRef),
})

export const { connection: TimelineItemConnection, edge: TimelineItemEdge } =
  connectionTypes<TimelineRow>('TimelineItem', TimelineItem)

builder.objectFields(ideaRef, (t) => ({
  timeline: t.field({
    type: TimelineItemConnection,
    ...fallible,
    description:
      'Comments and events in the order of time, replies with what they answer; 50 where no number is given.',
    cost: { db: 8 },
    args: {
      ...pageArguments,
      from: t.arg.id({
        description: 'A comment or event: the page has it, with some of what stands before.',
      }),
      unread: t.arg.boolean({
        description:
          'Of a long timeline (300 comments and more) the page has where what is new to the viewer begins.',
      }),
      since: t.arg({
        type: 'DateTime',
        description: 'What came later is new to a viewer of whom nothing else is known.',
      }),
    },
    resolve: async ({ number }, page, { db, viewer }) => {
      const connection = connectionOf(
        await withPublicErrors(listTimeline(db, viewer, number, page)),
      )
      // The comment that a reply answers is usually on the same page.
      for (const { node } of connection.edges)
        if (!('kind' in node)) viewer.comments.prime(node.id, node)
      return connection
    },
  }),
  officialAnswer: t.field({
    type: commentRef,
    nullable: true,
    description: "The team's latest official answer.",
    resolve: ({ number }, _, { viewer }) => viewer.officialAnswers.load(number),
  }),
}))
