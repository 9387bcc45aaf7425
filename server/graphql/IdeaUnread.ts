import { findUnread, markIdeaRead, type Unread } from '#server/areas/timeline/unread.ts'
import { ideaAfter } from './after.ts'
import { builder } from './builder.ts'
import { mutation } from './mutation.ts'
import { ideaRef } from './refs.ts'

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

builder.objectField(ideaRef, 'unread', (t) =>
  t.field({
    type: IdeaUnread,
    nullable: true,
    cost: { db: 4 },
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
)

mutation('markIdeaRead', {
  description: 'Notes how far the viewer has read an idea; never back.',
  may: 'markRead',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({ upTo: t.field({ type: 'DateTime', required: true }) })),
  command: (call, { db }) => markIdeaRead(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
