import { findUnread, markIdeaRead, type Unread } from '#server/areas/timeline/unread.ts'
import { ideaAfter } from './after.ts'
import { builder } from './builder.ts'
import { mutation } from './mutation.ts'
import { ideaRef } from './refs.ts'

const IdeaUnread = builder.objectRef<Unread>('IdeaUnread').implement({
  description: 'The comments that are new to the viewer.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'What came later is new.' }),
    count: t.exposeInt('count', {
      description: 'Comments of others; no more than 1,000 are counted.',
    }),
    firstId: t.exposeID('firstId', {
      nullable: true,
      description: 'Id of the first of them in time; null where there is none.',
    }),
    newestId: t.exposeID('newestId', {
      nullable: true,
      description: 'Id of the last of them in time; null where there is none.',
    }),
  }),
})

builder.objectField(ideaRef, 'unread', (t) =>
  t.field({
    type: IdeaUnread,
    nullable: true,
    cost: { db: 4 },
    description:
      'The comments that came since the viewer was here last; null for who was never here.',
    args: {
      since: t.arg({
        type: 'DateTime',
        description:
          'From when on comments are new to a viewer of whom nothing is kept, such as a visitor. Without it nothing is new to them.',
      }),
    },
    resolve: ({ number }, { since = null }, { db, viewer }) =>
      findUnread(db, viewer, number, since),
  }),
)

mutation('markIdeaRead', {
  description: 'Notes how far the viewer has read an idea; never back. For members.',
  may: 'markRead',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    upTo: t.field({
      description: 'The `createdAt` of the latest entry that was read.',
      type: 'DateTime',
      required: true,
    }),
  })),
  command: (call, { db }) => markIdeaRead(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
