import type { Viewer as ViewerShape } from '#server/viewer.ts'
import { builder } from './builder.ts'
import { User } from './User.ts'

export const Viewer = builder.objectRef<ViewerShape>('Viewer').implement({
  description: 'Who is asking, and what they may do. Never null.',
  fields: (t) => ({
    user: t.expose('user', { type: User, nullable: true, description: 'Null when signed out.' }),
    canPost: t.exposeBoolean('canPost'),
    canVote: t.exposeBoolean('canVote'),
  }),
})

builder.queryField('viewer', (t) => t.field({ type: Viewer, resolve: (_, __, { viewer }) => viewer }))
