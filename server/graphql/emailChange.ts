import { confirmEmailChange, requestEmailChange } from '#server/areas/accounts/emailChange.ts'
import { builder, fallible } from './builder.ts'
import { ownAccount, viewerPayload } from './ownAccount.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'

const RequestEmailChangePayload = builder
  .objectRef<Payload & { expiresAt: string | null; needsOldCode: boolean }>(
    'RequestEmailChangePayload',
  )
  .implement({
    fields: (t) => ({
      expiresAt: t.expose('expiresAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Until when the codes are good.',
      }),
      needsOldCode: t.exposeBoolean('needsOldCode', {
        description: 'Whether a code went to the present address as well.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })
const ConfirmEmailChangePayload = viewerPayload('ConfirmEmailChangePayload')

builder.mutationField('requestEmailChange', (t) =>
  t.field({
    type: RequestEmailChangePayload,
    ...fallible,
    description:
      'Sends a code to a new address and, where the account has one, to its present address. The answer is the same whoever the new one belongs to.',
    args: { email: t.arg.string({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { email, clientMutationId = null }, context) => {
      const { result, errors } = await ownAccount(context.viewer, 'change your address', (actor) =>
        requestEmailChange(context, actor, email),
      )
      return {
        expiresAt: result?.expiresAt ?? null,
        needsOldCode: result?.needsOldCode ?? false,
        errors,
        clientMutationId,
      }
    },
  }),
)

builder.mutationField('confirmEmailChange', (t) =>
  t.field({
    type: ConfirmEmailChangePayload,
    ...fallible,
    description:
      "Makes the new address the account's, with the codes of both, and signs out every other device.",
    args: {
      newCode: t.arg.string({ required: true }),
      oldCode: t.arg.string(),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { newCode, oldCode = null, clientMutationId = null }, context) => {
      const { viewer } = context
      const { result, errors } = await ownAccount(viewer, 'change your address', async (actor) => {
        const current = (await viewer.sessions.load(actor.personId)).find(
          ({ isCurrent }) => isCurrent,
        )
        const call = {
          actor,
          currentSessionId: current?.id.slice('session_'.length) ?? '',
          clientMutationId,
        }
        return confirmEmailChange(context, call, { newCode, oldCode })
      })
      viewer.sessions.clearAll()
      viewer.emails.clearAll()
      return { viewer: result && viewer, errors, clientMutationId }
    },
  }),
)
