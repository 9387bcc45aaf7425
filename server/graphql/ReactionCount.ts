import { setReaction } from '#server/areas/comments/setReaction.ts'
import type { ReactionRow } from '#server/kernel/rows.ts'
import { commentAfter } from './after.ts'
import { builder } from './builder.ts'
import { Reaction } from './enums.ts'
import { mutation } from './mutation.ts'

export const ReactionCount = builder.objectRef<ReactionRow>('ReactionCount').implement({
  fields: (t) => ({
    reaction: t.expose('reaction', { type: Reaction }),
    count: t.exposeInt('count'),
    viewerHasReacted: t.exposeBoolean('viewerHasReacted'),
  }),
})

mutation('setReaction', {
  description: "Sets (never toggles) one of the viewer's reactions to a comment.",
  may: 'comment',
  ids: { commentId: 'comment' },
  args: builder.args((t) => ({
    reaction: t.field({ type: Reaction, required: true }),
    on: t.boolean({ required: true }),
  })),
  command: (call, { db }) => setReaction(db, call),
  payload: (t) => ({ comment: t.field(commentAfter()) }),
})
