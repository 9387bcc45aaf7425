import { setReaction } from '#server/areas/comments/setReaction.ts'
import type { ReactionRow } from '#server/kernel/rows.ts'
import { commentAfter } from './after.ts'
import { builder } from './builder.ts'
import { Reaction } from './enums.ts'
import { mutation } from './mutation.ts'

export const ReactionCount = builder.objectRef<ReactionRow>('ReactionCount').implement({
  description: 'The reactions of one kind to a comment, or to an entry of the changelog.',
  fields: (t) => ({
    reaction: t.expose('reaction', { description: 'Their kind.', type: Reaction }),
    count: t.exposeInt('count', {
      description: 'How many people reacted so, here and where an imported comment came from.',
    }),
    viewerHasReacted: t.exposeBoolean('viewerHasReacted', {
      description: 'Whether the viewer is one of them.',
    }),
  }),
})

mutation('setReaction', {
  description: "Sets (never toggles) one of the viewer's reactions to a comment. For members.",
  may: 'comment',
  ids: { commentId: 'comment' },
  args: builder.args((t) => ({
    reaction: t.field({ description: 'The kind of reaction.', type: Reaction, required: true }),
    on: t.boolean({ description: 'Whether it is to be there.', required: true }),
  })),
  command: (call, { db }) => setReaction(db, call),
  payload: (t) => ({ comment: t.field(commentAfter()) }),
})
