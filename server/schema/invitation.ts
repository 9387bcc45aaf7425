import { acceptInvitation } from '#server/domain/acceptInvitation.ts'
import { lookAtLink } from '#server/domain/useLink.ts'
import type { Viewer as ViewerShape } from '#server/viewer.ts'
import { builder, fallible } from './builder.ts'
import type { Payload } from './payload.ts'
import { signingIn } from './signingIn.ts'
import { UserError } from './UserError.ts'
import { Viewer } from './Viewer.ts'

const InvitationPreview = builder.objectRef<{ name: string }>('InvitationPreview').implement({
  fields: (t) => ({ name: t.exposeString('name') }),
})

const AcceptInvitationPayload = builder.objectRef<Payload & { viewer: ViewerShape | null }>('AcceptInvitationPayload').implement({
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Viewer, nullable: true }),
    errors: t.expose('errors', { type: [UserError] }),
    clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
  }),
})

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationPreview,
    nullable: true,
    description: 'Whom a one-time link signs in; null when it is used, expired or unknown.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { db }) => lookAtLink(db, token),
  }),
)

builder.mutationField('acceptInvitation', (t) =>
  t.field({
    type: AcceptInvitationPayload,
    ...fallible,
    description: "Uses an invitation's one-time link: signs its member in.",
    args: { token: t.arg.string({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { token, clientMutationId = null }, context) => {
      const { errors, result } = await signingIn(context, (signIn) => acceptInvitation(context.db, token, signIn))
      return { viewer: result && context.viewer, errors, clientMutationId }
    },
  }),
)
