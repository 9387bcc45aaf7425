import { resendInvitation, revokeInvitation } from '#server/areas/invitations/changeInvitation.ts'
import { listInvitations } from '#server/areas/invitations/findInvitations.ts'
import { invitePeople } from '#server/areas/invitations/invitePeople.ts'
import { assignableRoles, may } from '#server/kernel/permissions.ts'
import type { InvitationRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import { connectionOf, PageInfo, pageArguments, type Connection, type Edge } from './connection.ts'
import { Role } from './enums.ts'
import { Node } from './Node.ts'
import type { Payload } from './payload.ts'
import { explained } from './peopleError.ts'
import { User } from './User.ts'
import { UserError } from './UserError.ts'

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

const InvitationEdge = builder.objectRef<Edge<InvitationRow>>('InvitationEdge').implement({
  fields: (t) => ({
    cursor: t.exposeString('cursor'),
    node: t.expose('node', { type: Invitation }),
  }),
})

const InvitationConnection = builder
  .objectRef<Connection<InvitationRow>>('InvitationConnection')
  .implement({
    fields: (t) => ({
      edges: t.expose('edges', { type: [InvitationEdge] }),
      pageInfo: t.expose('pageInfo', { type: PageInfo }),
    }),
  })

builder.queryField('invitations', (t) =>
  t.field({
    type: InvitationConnection,
    nullable: true,
    description: 'Neither used nor revoked, the newest first; null for who may not manage people.',
    args: { ...pageArguments },
    resolve: async (_, page, { db, viewer }) =>
      may(viewer, 'managePeople') ? connectionOf(await explained(listInvitations(db, page))) : null,
  }),
)

const InvitePeoplePayload = builder
  .objectRef<Payload & { invitations: InvitationRow[] }>('InvitePeoplePayload')
  .implement({
    fields: (t) => ({
      invitations: t.expose('invitations', { type: [Invitation] }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

const ResendInvitationPayload = builder
  .objectRef<Payload & { invitation: InvitationRow | null }>('ResendInvitationPayload')
  .implement({
    fields: (t) => ({
      invitation: t.expose('invitation', { type: Invitation, nullable: true }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

const RevokeInvitationPayload = builder
  .objectRef<Payload & { revokedId: string | null }>('RevokeInvitationPayload')
  .implement({
    fields: (t) => ({
      revokedId: t.exposeID('revokedId', { nullable: true }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('invitePeople', (t) =>
  t.field({
    type: InvitePeoplePayload,
    ...fallible,
    description:
      'Mails up to 30 people an invitation for seven days: all of them or none. An open one to the same address is replaced.',
    args: {
      emails: t.arg.stringList({ required: true }),
      role: t.arg({ type: Role, required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { clientMutationId = null, ...command }, { db, viewer, publicUrl }) => {
      const { result, errors } = await acting(viewer, 'managePeople', (actor) =>
        invitePeople(db, { actor, ...command, publicUrl, clientMutationId }),
      )
      const made = await viewer.invitations.loadMany(result?.invitationIds ?? [])
      return {
        invitations: made.flatMap((one) => (one === null || one instanceof Error ? [] : [one])),
        errors,
        clientMutationId,
      }
    },
  }),
)

builder.mutationField('resendInvitation', (t) =>
  t.field({
    type: ResendInvitationPayload,
    ...fallible,
    description: 'Mails an invitation once more, with a new link; the older one stops working.',
    args: { id: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { id, clientMutationId = null }, { db, viewer, publicUrl }) => {
      const { errors } = await acting(viewer, 'managePeople', (actor) =>
        resendInvitation(db, { actor, id, publicUrl, clientMutationId }),
      )
      return {
        invitation: may(viewer, 'managePeople')
          ? await viewer.invitations.clear(id).load(id)
          : null,
        errors,
        clientMutationId,
      }
    },
  }),
)

builder.mutationField('revokeInvitation', (t) =>
  t.field({
    type: RevokeInvitationPayload,
    ...fallible,
    args: { id: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { id, clientMutationId = null }, { db, viewer }) => {
      const { result, errors } = await acting(viewer, 'managePeople', (actor) =>
        revokeInvitation(db, { actor, id, clientMutationId }),
      )
      return { revokedId: result?.invitationId ?? null, errors, clientMutationId }
    },
  }),
)
