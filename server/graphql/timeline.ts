import { ideaNumber } from '#server/areas/posts/subject.ts'
import { listTimeline } from '#server/areas/timeline/findTimeline.ts'
import { findUnread, markIdeaRead, type Unread } from '#server/areas/timeline/unread.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import { Comment } from './Comment.ts'
import { connectionOf, pageArguments } from './connection.ts'
import { Idea } from './Idea.ts'
import type { Payload } from './payload.ts'
import { explained } from './peopleError.ts'
import { TimelineItemConnection } from './TimelineConnection.ts'
import { UserError } from './UserError.ts'

const IdeaUnread = builder.objectRef<Unread>('IdeaUnread').implement({
  description: 'What of the comments is new to the viewer.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'What came later is new.' }),
    count: t.exposeInt('count', {
      description: 'Comments of others; no more than a thousand are counted.',
    }),
    firstId: t.exposeID('firstId', {
      nullable: true,
      description: 'The first of them, in the order of time.',
    }),
    newestId: t.exposeID('newestId', {
      nullable: true,
      description: 'The last of them, in the order of time.',
    }),
  }),
})
const MarkIdeaReadPayload = builder
  .objectRef<Payload & { idea: IdeaRow | null }>('MarkIdeaReadPayload')
  .implement({
    fields: (t) => ({
      idea: t.expose('idea', { type: Idea, nullable: true }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.objectFields(Idea, (t) => ({
  timeline: t.field({
    type: TimelineItemConnection,
    ...fallible,
    description:
      'Comments and events in the order of time, replies with what they answer; 50 where no number is given.',
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
      const connection = connectionOf(await explained(listTimeline(db, viewer, number, page)))
      // What a reply answers stands on the same page as a rule.
      for (const { node } of connection.edges)
        if (!('kind' in node)) viewer.comments.prime(node.id, node)
      return connection
    },
  }),
  officialAnswer: t.field({
    type: Comment,
    nullable: true,
    description: "The team's latest official answer.",
    resolve: ({ number }, _, { viewer }) => viewer.officialAnswers.load(number),
  }),
  unread: t.field({
    type: IdeaUnread,
    nullable: true,
    description: 'What is new since the viewer was here last; null for who was never here.',
    args: {
      since: t.arg({
        type: 'DateTime',
        description: 'Where nothing is kept of the viewer: since when.',
      }),
    },
    resolve: ({ number }, { since = null }, { db, viewer }) =>
      findUnread(db, viewer, number, since),
  }),
}))

builder.mutationField('markIdeaRead', (t) =>
  t.field({
    type: MarkIdeaReadPayload,
    ...fallible,
    description: 'Notes how far the viewer has read an idea; never back.',
    args: {
      ideaId: t.arg.id({ required: true }),
      upTo: t.arg({ type: 'DateTime', required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, upTo, clientMutationId = null }, { db, viewer }) => {
      const number = ideaNumber(ideaId)
      const { errors } = await acting(viewer, 'markRead', (actor) => {
        if (number === null)
          throw refuse('NOT_FOUND', 'This idea does not exist any more.', 'ideaId')
        return markIdeaRead(db, { actor, ideaNumber: number, upTo, clientMutationId })
      })
      return {
        idea: number === null ? null : await viewer.ideas.load(number),
        errors,
        clientMutationId,
      }
    },
  }),
)
