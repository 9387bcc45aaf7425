import { updateProfile } from '#server/areas/accounts/updateProfile.ts'
import { builder, fallible } from './builder.ts'
import { ownAccount, viewerPayload } from './ownAccount.ts'

const UpdateProfilePayload = viewerPayload('UpdateProfilePayload')

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: UpdateProfilePayload,
    ...fallible,
    description: 'Sets what others see of the viewer.',
    args: { name: t.arg.string({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { name, clientMutationId = null }, context) => {
      const { db, viewer } = context
      const { result, errors } = await ownAccount(viewer, 'change your profile', (actor) =>
        updateProfile(db, { actor, name, clientMutationId }),
      )
      if (result === null || viewer.personId === null)
        return { viewer: null, errors, clientMutationId }
      context.viewer = {
        ...viewer,
        user: await viewer.people.clear(viewer.personId).load(viewer.personId),
      }
      return { viewer: context.viewer, errors, clientMutationId }
    },
  }),
)
