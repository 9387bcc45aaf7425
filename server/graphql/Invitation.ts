import { limits } from '#rules/limits.ts'
import { resendInvitation, revokeInvitation } from '#server/areas/invitations/changeInvitation.ts'
import { copyInvitationLink } from '#server/areas/invitations/copyInvitationLink.ts'
import { listInvitations } from '#server/areas/invitations/findInvitations.ts'
import { invitePeople } from '#server/areas/invitations/invitePeople.ts'
import { assignableRoles, may } from '#server/kernel/permissions.ts'
import type { InvitationRow } from '#server/kernel/rows.ts'
import { builder, moments } from './builder.ts'
import { connectionFrom, connectionTypes, pageArguments } from './connection.ts'
import { Role } from './enums.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { User } from './User.ts'

const Invitation = builder.objectRef<InvitationRow>('Invitation').implement({
  description: 'An open invitation. For admins and the owner.',
  interfaces: [Node],
  fields: (t) => ({
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address that it was mailed to; null for a link that was handed over.',
    }),
    name: t.exposeString('name', {
      description:
        'Name of the member whom it signs in or makes; null where they are asked for it.',
      nullable: true,
    }),
    role: t.expose('role', { description: 'The role that it gives.', type: Role }),
    expiresAt: t.expose('expiresAt', {
      description: 'Until when its link can be used: seven days after it was sent last.',
      type: 'DateTime',
    }),
    invitedBy: t.field({
      description:
        "The person who invited; null where their account was deleted, or the server's owner made the link.",
      type: User,
      nullable: true,
      resolve: ({ invitedBy }, _, { viewer }) =>
        invitedBy === null ? null : viewer.people.load(invitedBy),
    }),
    viewerCanResend: t.boolean({
      description:
        'Whether the viewer may mail it once more: there is an address, and the role is one that they may give.',
      resolve: ({ role, email }, _, { viewer }) =>
        email !== null && assignableRoles(viewer).some((one) => one === role),
    }),
    viewerCanCopyLink: t.boolean({
      description: 'Whether the viewer may copy a link of it: the role is one that they may give.',
      resolve: ({ role }, _, { viewer }) => assignableRoles(viewer).some((one) => one === role),
    }),
    viewerCanRevoke: t.boolean({
      description: 'Whether the viewer may revoke it: the role is one that they may give.',
      resolve: ({ role }, _, { viewer }) => assignableRoles(viewer).some((one) => one === role),
    }),
    ...moments(t),
  }),
})

const { connection: InvitationConnection } = connectionTypes('Invitation', Invitation)

builder.queryField('invitations', (t) =>
  t.field({
    type: InvitationConnection,
    nullable: true,
    description:
      'Invitations that are neither used nor revoked, the newest first. Null for who may not manage people.',
    cost: { db: 5 },
    args: { ...pageArguments },
    resolve: (_, page, { db, viewer }) =>
      may(viewer, 'managePeople') ? connectionFrom(listInvitations(db, page)) : null,
  }),
)

mutation('invitePeople', {
  description:
    'Mails people an invitation for seven days: all of them or none. An open one to the same address is replaced. For admins and the owner.',
  may: 'managePeople',
  args: builder.args((t) => ({
    emails: t.stringList({
      description: 'The addresses, at most 30.',
      required: true,
      maxItems: 1_000,
    }),
    role: t.field({
      description: "The role that they are to have, below the viewer's own.",
      type: Role,
      required: true,
    }),
  })),
  command: (call, { db, publicUrl }) => invitePeople(db, { ...call, publicUrl }),
  payload: (t) => ({
    invitations: t.field({
      description:
        'The new invitations, in the order of the addresses; none where the call was refused.',
      type: [Invitation],
      cost: { size: limits.invitations.atOnce },
      resolve: async ({ result }, _, { viewer }) => {
        const made = await viewer.invitations.loadMany(result?.invitationIds ?? [])
        return made.flatMap((one) => (one === null || one instanceof Error ? [] : [one]))
      },
    }),
  }),
})

mutation('resendInvitation', {
  description:
    'Mails an invitation once more, with a new link for seven days; the older one stops working. For admins and the owner.',
  may: 'managePeople',
  args: builder.args((t) => ({
    invitationId: t.id({ description: 'The invitation to send.', required: true }),
  })),
  command: (call, { db, publicUrl }) => resendInvitation(db, { ...call, publicUrl }),
  payload: (t) => ({
    invitation: t.field({
      description: 'The invitation as it is now; null where the call was refused.',
      type: Invitation,
      nullable: true,
      resolve: ({ result }, _, { viewer }) =>
        result && viewer.invitations.load(result.invitationId),
    }),
  }),
})

mutation('copyInvitationLink', {
  description:
    'Gives a link of an invitation to pass on, good for seven days from now. It makes whoever opens it first a member with the role of the invitation, and proves no address. It is the same one each time until the invitation is sent again, and a link that was mailed works on. For admins and the owner.',
  may: 'managePeople',
  args: builder.args((t) => ({
    invitationId: t.id({ description: 'The invitation to pass on.', required: true }),
  })),
  command: (call, { db, auth, publicUrl }) =>
    copyInvitationLink(db, { ...call, secret: auth.secret, publicUrl }),
  payload: (t) => ({
    url: t.string({
      nullable: true,
      description:
        'The link; null where the call was refused, and for a repeated one where the invitation has been used or revoked since.',
      resolve: ({ result }) => result?.url ?? null,
    }),
    invitation: t.field({
      description: 'The invitation as it is now; null where the call was refused.',
      type: Invitation,
      nullable: true,
      resolve: ({ result }, _, { viewer }) =>
        result && viewer.invitations.load(result.invitationId),
    }),
  }),
})

mutation('revokeInvitation', {
  description: 'Makes the link of an invitation stop working. For admins and the owner.',
  may: 'managePeople',
  args: builder.args((t) => ({
    invitationId: t.id({ description: 'The invitation to revoke.', required: true }),
  })),
  command: (call, { db }) => revokeInvitation(db, call),
  payload: (t) => ({
    revokedInvitationId: t.id({
      description: 'Id of the invitation that is no more; null where the call was refused.',
      nullable: true,
      resolve: ({ result }) => result?.invitationId ?? null,
    }),
  }),
})
