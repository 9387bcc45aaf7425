import {
  acceptInvitation,
  previewInvitation,
  type LinkPreview,
} from '#server/areas/invitations/acceptInvitation.ts'
import { builder, fallible } from './builder.ts'
import type { Viewer as ViewerShape } from './context.ts'
import { Role } from './enums.ts'
import type { Payload } from './payload.ts'
import { signInAnswer } from './signingIn.ts'
import { UserError } from './UserError.ts'
import { Viewer } from './Viewer.ts'

const InvitationPreview = builder.objectRef<LinkPreview>('InvitationPreview').implement({
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Of the member whom it signs in, or will make; empty where it is asked for.',
    }),
    email: t.exposeString('email', { nullable: true, description: 'Where it was mailed to.' }),
    role: t.expose('role', { type: Role, description: 'The role afterwards.' }),
    needsName: t.exposeBoolean('needsName'),
  }),
})

const AcceptInvitationPayload = builder
  .objectRef<Payload & { needsName: boolean; viewer: ViewerShape | null }>(
    'AcceptInvitationPayload',
  )
  .implement({
    fields: (t) => ({
      needsName: t.exposeBoolean('needsName', {
        description:
          'Nobody has this address yet: accept again with a name. The link is not used up by that.',
      }),
      viewer: t.expose('viewer', { type: Viewer, nullable: true }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationPreview,
    nullable: true,
    description:
      'What a one-time link would do; null when it is used, revoked, expired or unknown.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { db }) => previewInvitation(db, token),
  }),
)

builder.mutationField('acceptInvitation', (t) =>
  t.field({
    type: AcceptInvitationPayload,
    ...fallible,
    description:
      "Uses an invitation's one-time link: signs its member in, who is made where there is none.",
    args: {
      token: t.arg.string({ required: true }),
      name: t.arg.string(),
      clientMutationId: t.arg.string(),
    },
    resolve: (_, { token, name = null, clientMutationId = null }, context) =>
      signInAnswer(context, clientMutationId, (signIn) =>
        acceptInvitation(context.db, { token, name }, signIn),
      ),
  }),
)
