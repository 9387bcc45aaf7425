import { endSession } from '#server/areas/accounts/session.ts'
import { builder, fallible } from './builder.ts'
import { viewerOf } from './context.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'

const SignOutPayload = builder.objectRef<Payload>('SignOutPayload').implement({
  fields: (t) => ({
    errors: t.expose('errors', { type: [UserError] }),
    clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
  }),
})

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    ...fallible,
    args: { clientMutationId: t.arg.string() },
    resolve: async (_, { clientMutationId = null }, context) => {
      const { db, auth, request } = context
      await endSession(db, auth, request.headers.cookie, request.cookies)
      context.viewer = await viewerOf(db, null)
      return { errors: [], clientMutationId }
    },
  }),
)
