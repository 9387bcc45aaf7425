import {
  countQueues,
  listQueue,
  type Queue,
  type QueueCounts,
} from '#server/areas/moderation/findQueues.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import type { PageArguments } from '#server/kernel/page.ts'
import { may } from '#server/kernel/permissions.ts'
import type { CommentRow, IdeaRow } from '#server/kernel/rows.ts'
import { builder, enumOf, fallible } from './builder.ts'
import { connectionOf, connectionTypes, pageArguments, type Connection } from './connection.ts'
import type { Context } from './context.ts'
import { withPublicErrors } from './publicError.ts'
import { commentRef, ideaRef } from './refs.ts'

type Item = IdeaRow | CommentRow

const ModerationQueue = enumOf(
  'ModerationQueue',
  'A list of posts that the team may have to look at.',
  {
    PENDING: 'Posts that wait for approval.',
    REPORTED: 'Public posts with reports that nobody has looked at.',
    SPAM: 'Posts marked as spam.',
    DELETED: 'Posts that were deleted, and can be restored for 30 days.',
  },
)
const ModerationItem = builder.unionType('ModerationItem', {
  description: 'An idea or comment that the team may have to look at.',
  types: [ideaRef, commentRef],
  resolveType: (item) => ('ideaNumber' in item ? commentRef : ideaRef),
})

const { connection: ModerationItemConnection } = connectionTypes<Item>(
  'ModerationItem',
  ModerationItem,
)

const ModerationQueues = builder.objectRef<QueueCounts>('ModerationQueues').implement({
  description: 'What waits for the team.',
  fields: (t) => ({
    pendingCount: t.exposeInt('PENDING', { description: 'Posts that wait for approval.' }),
    reportedCount: t.exposeInt('REPORTED', {
      description: 'Public posts with reports that nobody has looked at.',
    }),
    spamCount: t.exposeInt('SPAM', { description: 'Posts marked as spam.' }),
    deletedCount: t.exposeInt('DELETED', {
      description: 'Posts that were deleted, and can be restored for 30 days.',
    }),
    items: t.field({
      type: ModerationItemConnection,
      ...fallible,
      description:
        'The posts of a queue: what waits the longest first; what was removed last first.',
      cost: { db: 10 },
      args: {
        queue: t.arg({ description: 'The queue to read.', type: ModerationQueue, required: true }),
        ...pageArguments,
      },
      resolve: (_, { queue, ...page }, context) => withPublicErrors(read(context, queue, page)),
    }),
  }),
})

builder.queryField('moderation', (t) =>
  t.field({
    type: ModerationQueues,
    nullable: true,
    description: 'The queues of posts that wait for a decision. Null but for the team.',
    cost: { db: 10 },
    resolve: (_, __, { db, viewer }) => (may(viewer, 'moderate') ? countQueues(db) : null),
  }),
)

/** A post that went while the page was read is left out; the cursors stay right. */
async function read(
  { db, viewer }: Context,
  queue: Queue,
  page: PageArguments,
): Promise<Connection<Item>> {
  const { edges, pageInfo } = connectionOf(await listQueue(db, queue, page))
  const items = await Promise.all(
    edges.map(({ node: { id } }): Promise<Item | null> => {
      const number = ideaNumber(id)
      return number === null ? viewer.comments.load(id) : viewer.ideas.load(number)
    }),
  )
  return {
    edges: edges.flatMap(({ cursor }, index) =>
      items[index] ? [{ cursor, node: items[index] }] : [],
    ),
    pageInfo,
  }
}
