import type { ReactionRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'
import { Reaction } from './enums.ts'

export const ReactionCount = builder.objectRef<ReactionRow>('ReactionCount').implement({
  fields: (t) => ({
    reaction: t.expose('reaction', { type: Reaction }),
    count: t.exposeInt('count'),
    viewerHasReacted: t.exposeBoolean('viewerHasReacted'),
  }),
})
