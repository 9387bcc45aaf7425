import type { Viewer as ViewerShape } from '#server/viewer.ts'
import { may } from '#server/domain/permissions.ts'
import { builder } from './builder.ts'
import { User } from './User.ts'

export const Viewer = builder.objectRef<ViewerShape>('Viewer').implement({
  description: 'Who is asking, and what they may do. Never null.',
  fields: (t) => ({
    user: t.expose('user', { type: User, nullable: true, description: 'Null when signed out.' }),
    canPost: t.exposeBoolean('canPost'),
    canVote: t.exposeBoolean('canVote'),
    canReport: t.boolean({ resolve: (viewer) => may(viewer, 'report') }),
    canModerate: t.boolean({ description: 'Approve, mark as spam, delete, restore.', resolve: (viewer) => may(viewer, 'moderate') }),
    canManagePeople: t.boolean({ description: 'Roles, invitations and bans.', resolve: (viewer) => may(viewer, 'managePeople') }),
    canManageSite: t.boolean({ resolve: (viewer) => may(viewer, 'manageSite') }),
    canOwnSite: t.boolean({ description: 'Transfer ownership.', resolve: (viewer) => may(viewer, 'ownSite') }),
  }),
})

builder.queryField('viewer', (t) => t.field({ type: Viewer, resolve: (_, __, { viewer }) => viewer }))
