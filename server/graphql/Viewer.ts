import { accessVersion } from '#server/areas/accounts/accessVersion.ts'
import { findProviderLinks } from '#server/areas/accounts/findProviderLinks.ts'
import { isGuest } from '#server/kernel/actor.ts'
import { assignableRoles, may } from '#server/kernel/permissions.ts'
import { builder } from './builder.ts'
import { Role } from './enums.ts'
import { ProviderLink } from './ProviderLink.ts'
import { viewerRef } from './refs.ts'
import { Session } from './Session.ts'
import { User } from './User.ts'

viewerRef.implement({
  description: 'Who is asking, and what they may do.',
  fields: (t) => ({
    id: t.id({
      description:
        'One of their own for everybody who is signed in, and `viewer` for all others, so that what a mutation says of the viewer is what the screen shows.',
      resolve: ({ user }) => (user === null ? 'viewer' : `viewer_${user.id}`),
    }),
    user: t.expose('user', {
      type: User,
      nullable: true,
      description: 'The person who is signed in; null for visitors and guests.',
    }),
    email: t.string({
      nullable: true,
      description:
        'The address that they sign in with; null for visitors, and for an account that has none.',
      resolve: ({ personId, emails }) => (personId === null ? null : emails.load(personId)),
    }),
    sessions: t.field({
      type: [Session],
      cost: { size: 20, most: 100 },
      description:
        'Where they are signed in: this browser or device, then the last used; none for visitors.',
      resolve: ({ personId, sessions }) => (personId === null ? [] : sessions.load(personId)),
    }),
    providerLinks: t.field({
      type: [ProviderLink],
      cost: { size: 5, most: 50, db: 2 },
      description:
        'Accounts at providers that sign them in, or did until they were unlinked, the oldest first; none for visitors.',
      resolve: ({ personId }, _, { db, auth }) =>
        personId === null ? [] : findProviderLinks(db, personId, auth.providers),
    }),
    accessVersion: t.string({
      description:
        'Changes whenever what the viewer may do or see as a whole changes. GET /api/access gives the present one.',
      resolve: accessVersion,
    }),
    isGuest: t.boolean({
      description:
        'Whether they voted in this browser without signing in; the votes move to the account on sign-in.',
      resolve: isGuest,
    }),
  }),
})

// What they may do.
builder.objectFields(viewerRef, (t) => ({
  canRead: t.exposeBoolean('siteIsReadable', {
    description:
      'False on a site for members, to everybody else: its name and the way to sign in are all there is.',
  }),
  canPost: t.exposeBoolean('canPost', { description: 'Whether they may post ideas.' }),
  canVote: t.exposeBoolean('canVote', {
    description: 'Whether they may vote: members, and on a site that allows it visitors.',
  }),
  canReport: t.boolean({
    description: 'Whether they may report posts.',
    resolve: (viewer) => may(viewer, 'report'),
  }),
  canModerate: t.boolean({
    description: 'Whether they may approve, mark as spam, delete and restore posts: the team.',
    resolve: (viewer) => may(viewer, 'moderate'),
  }),
  canPlan: t.boolean({
    description: 'Whether they may move ideas on the roadmap and say their months: the team.',
    resolve: (viewer) => may(viewer, 'setStatus'),
  }),
  canManagePeople: t.boolean({
    description: 'Whether they may give roles, invite and ban: admins and the owner.',
    resolve: (viewer) => may(viewer, 'managePeople'),
  }),
  assignableRoles: t.field({
    type: [Role],
    cost: { size: 4, db: 0 },
    description: 'The roles that the viewer may give, all below their own; none for most.',
    resolve: assignableRoles,
  }),
  canManageSite: t.boolean({
    description: "Whether they may change the site's settings: admins and the owner.",
    resolve: (viewer) => may(viewer, 'manageSite'),
  }),
  canOwnSite: t.boolean({
    description: 'Whether they may transfer the ownership: the owner.',
    resolve: (viewer) => may(viewer, 'ownSite'),
  }),
}))

builder.queryField('viewer', (t) =>
  t.field({
    description: 'Who is asking, also where nobody is signed in.',
    type: viewerRef,
    resolve: (_, __, { viewer }) => viewer,
  }),
)
