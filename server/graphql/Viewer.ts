import { accessVersion } from '#server/areas/accounts/accessVersion.ts'
import { isGuest } from '#server/kernel/actor.ts'
import { assignableRoles, may } from '#server/kernel/permissions.ts'
import { builder } from './builder.ts'
import { Role } from './enums.ts'
import { viewerRef } from './refs.ts'
import { Session } from './Session.ts'
import { User } from './User.ts'

viewerRef.implement({
  description: 'Who is asking, and what they may do. Never null.',
  fields: (t) => ({
    id: t.id({
      description:
        'Of their own for everybody who is signed in, and one for all others: what a mutation says of the viewer is what the screen shows.',
      resolve: ({ user }) => (user === null ? 'viewer' : `viewer_${user.id}`),
    }),
    user: t.expose('user', { type: User, nullable: true, description: 'Null when signed out.' }),
    email: t.string({
      nullable: true,
      description:
        'What they sign in with; null for visitors, and for an account that has no address.',
      resolve: ({ personId, emails }) => (personId === null ? null : emails.load(personId)),
    }),
    sessions: t.field({
      type: [Session],
      cost: { size: 20 },
      description: 'Where they are signed in: this browser or device, then the last used.',
      resolve: ({ personId, sessions }) => (personId === null ? [] : sessions.load(personId)),
    }),
    accessVersion: t.string({
      description:
        'Changes whenever what the viewer may do or see as a whole changes. GET /api/access gives the present one.',
      resolve: accessVersion,
    }),
    isGuest: t.boolean({
      description:
        'Voted in this browser without signing in; the votes move to the account on sign-in.',
      resolve: isGuest,
    }),
    canRead: t.exposeBoolean('siteIsReadable', {
      description:
        'False on a site for members, to everybody else: its name and the way to sign in are all there is.',
    }),
    canPost: t.exposeBoolean('canPost'),
    canVote: t.exposeBoolean('canVote'),
    canReport: t.boolean({ resolve: (viewer) => may(viewer, 'report') }),
    canModerate: t.boolean({
      description: 'Approve, mark as spam, delete, restore.',
      resolve: (viewer) => may(viewer, 'moderate'),
    }),
    canManagePeople: t.boolean({
      description: 'Roles, invitations and bans.',
      resolve: (viewer) => may(viewer, 'managePeople'),
    }),
    assignableRoles: t.field({
      type: [Role],
      cost: { size: 4, db: 0 },
      description: 'The roles that the viewer may give.',
      resolve: assignableRoles,
    }),
    canManageSite: t.boolean({ resolve: (viewer) => may(viewer, 'manageSite') }),
    canOwnSite: t.boolean({
      description: 'Transfer ownership.',
      resolve: (viewer) => may(viewer, 'ownSite'),
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({ type: viewerRef, resolve: (_, __, { viewer }) => viewer }),
)
