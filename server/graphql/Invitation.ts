import { limits } from '#rules/limits.ts'
import { resendInvitation, revokeInvitation } from '#server/areas/invitations/changeInvitation.ts'
import { listInvitations } from '#server/areas/invitations/findInvitations.ts'
import { invitePeople } from '#server/areas/invitations/invitePeople.ts'
import { assignableRoles, may } from '#server/kernel/permissions.ts'
import type { InvitationRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'
import { connectionOf, connectionTypes, pageArguments } from './connection.ts'
import { Role } from './enums.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { withPublicErrors } from './publicError.ts'
import { User } from './User.ts'

const Invitation = builder.objectRef<InvitationRow>('Invitation').implement({
  description: 'An open invitation, for who may manage people.',
  interfaces: [Node],
  fields: (t) => ({
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where it was mailed to; null for a link that was handed over.',
    }),
    name: t.exposeString('name', { nullable: true }),
    role: t.expose('role', { type: Role }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    invitedBy: t.field({
      type: User,
      nullable: true,
      resolve: ({ invitedBy }, _, { viewer }) =>
        invitedBy === null ? null : viewer.people.load(invitedBy),
    }),
    viewerCanResend: t.boolean({
      resolve: ({ role, email }, _, { viewer }) =>
        email !== null && assignableRoles(viewer).some((one) => one === role),
    }),
    viewerCanRevoke: t.boolean({
      resolve: ({ role }, _, { viewer }) => assignableRoles(viewer).some((one) => one === role),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const { connection: InvitationConnection } = connectionTypes('Invitation', Invitation)

builder.queryField('invitations', (t) =>
  t.field({
    type: InvitationConnection,
    nullable: true,
    description: 'Neither used nor revoked, the newest first; null for who may not manage people.',
    cost: { db: 5 },
    args: { ...pageArguments },
    resolve: async (_, page, { db, viewer }) =>
      may(viewer, 'managePeople')
        ? connectionOf(await withPublicErrors(listInvitations(db, page)))
        : null,
  }),
)

mutation('invitePeople', {
  description:
    'Mails up to 30 people an invitation for seven days: all of them or none. An open one to the same address is replaced.',
  may: 'managePeople',
  args: builder.args((t) => ({
    emails: t.stringList({ required: true, maxItems: 1_000 }),
    role: t.field({ type: Role, required: true }),
  })),
  command: (call, { db, publicUrl }) => invitePeople(db, { ...call, publicUrl }),
  payload: (t) => ({
    invitations: t.field({
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
  description: 'Mails an invitation once more, with a new link; the older one stops working.',
  may: 'managePeople',
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  command: (call, { db, publicUrl }) => resendInvitation(db, { ...call, publicUrl }),
  payload: (t) => ({
    invitation: t.field({
      type: Invitation,
      nullable: true,
      resolve: ({ result }, _, { viewer }) =>
        result && viewer.invitations.load(result.invitationId),
    }),
  }),
})

mutation('revokeInvitation', {
  may: 'managePeople',
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  command: (call, { db }) => revokeInvitation(db, call),
  payload: (t) => ({
    revokedId: t.id({ nullable: true, resolve: ({ result }) => result?.invitationId ?? null }),
  }),
})
