import { deleteAccount } from '#server/areas/accounts/deleteAccount.ts'
import { endSession } from '#server/areas/accounts/session.ts'
import { builder, fallible } from './builder.ts'
import { viewerOf } from './context.ts'
import { barePayload, ownAccount } from './ownAccount.ts'

const DeleteAccountPayload = barePayload('DeleteAccountPayload')

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountPayload,
    ...fallible,
    description:
      'Deletes the viewer\'s account for good. What they wrote stays under "Deleted user", or goes as well; votes stay counted.',
    args: { deletePosts: t.arg.boolean({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { deletePosts, clientMutationId = null }, context) => {
      const { db, auth, request, viewer } = context
      const { result, errors } = await ownAccount(viewer, 'delete your account', (actor) =>
        deleteAccount(db, { actor, deletePosts, clientMutationId }),
      )
      if (result !== null) {
        await endSession(db, auth, request.headers.cookie, request.cookies)
        context.viewer = await viewerOf(db, null)
      }
      return { errors, clientMutationId }
    },
  }),
)
