import { deleteAccount } from '#server/areas/accounts/deleteAccount.ts'
import { confirmEmailChange, requestEmailChange } from '#server/areas/accounts/emailChange.ts'
import { updateProfile } from '#server/areas/accounts/updateProfile.ts'
import { findPeople } from '#server/areas/people/findPeople.ts'
import { viewerAfter } from './after.ts'
import { builder } from './builder.ts'
import { mutation } from './mutation.ts'
import { leave } from './requestSession.ts'

mutation('updateProfile', {
  description: 'Sets what others see of the viewer.',
  may: 'changeProfile',
  args: builder.args((t) => ({
    name: t.string({
      description:
        'The name that others see, 1 to 60 characters; not one that copies a name of the team.',
      required: true,
    }),
  })),
  command: async (call, context) => {
    const { db, viewer } = context
    const outcome = await updateProfile(db, call)
    if (outcome.result !== null) {
      const [user = null] = await findPeople(db, [call.actor.personId])
      context.viewer = { ...viewer, user }
    }
    return outcome
  },
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('requestEmailChange', {
  description:
    'Sends a code to a new address and, where the account has one, to its present address. The answer is the same whoever the new one belongs to.',
  may: 'changeOwnAddress',
  args: builder.args((t) => ({
    email: t.string({ description: 'The new address, at most 254 characters.', required: true }),
  })),
  command: ({ actor, email }, context) => requestEmailChange(context, actor, email),
  payload: (t) => ({
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the codes are good; null where the call was refused.',
      resolve: ({ result }) => result?.expiresAt ?? null,
    }),
    needsOldCode: t.boolean({
      description: 'Whether a code went to the present address as well.',
      resolve: ({ result }) => result?.needsOldCode ?? false,
    }),
  }),
})

mutation('confirmEmailChange', {
  description:
    "Makes the new address the account's, with the codes of both, and signs out every other device.",
  may: 'changeOwnAddress',
  args: builder.args((t) => ({
    newCode: t.string({ description: 'The code that went to the new address.', required: true }),
    oldCode: t.string({
      description:
        'The code that went to the present address. Without it the account must have had none.',
    }),
  })),
  command: async ({ newCode, oldCode = null, ...call }, context) => {
    const sessions = await context.viewer.sessions.load(call.actor.personId)
    const current = sessions.find(({ isCurrent }) => isCurrent)
    const currentSessionId = current?.id.slice('session_'.length) ?? ''
    return confirmEmailChange(context, { ...call, currentSessionId }, { newCode, oldCode })
  },
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('deleteAccount', {
  description:
    'Deletes the viewer\'s account for good. What they wrote stays under "Deleted user", or goes as well; votes stay counted.',
  may: 'deleteOwnAccount',
  args: builder.args((t) => ({
    deletePosts: t.boolean({
      description: 'Whether what they wrote is to go as well.',
      required: true,
    }),
  })),
  command: async (call, context) => {
    const outcome = await deleteAccount(context.db, call)
    if (outcome.result !== null) await leave(context)
    return outcome
  },
})
