import { setFollow } from '#server/areas/votes/setFollow.ts'
import { may } from '#server/kernel/permissions.ts'
import { ideaAfter } from './after.ts'
import { builder } from './builder.ts'
import { mutation } from './mutation.ts'
import { ideaRef } from './refs.ts'

builder.objectField(ideaRef, 'viewerCanFollow', (t) =>
  t.boolean({
    description: 'Whether the viewer may follow it: members, while it is public or waits.',
    resolve: ({ state }, _, { viewer }) =>
      (state === 'LIVE' || state === 'PENDING') && may(viewer, 'follow'),
  }),
)

mutation('setFollow', {
  description:
    'Sets (never toggles) whether the viewer follows an idea. Who unfollowed follows again by this alone. For members.',
  may: 'follow',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    following: t.boolean({ description: 'Whether the viewer is to follow it.', required: true }),
  })),
  command: (call, { db }) => setFollow(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
