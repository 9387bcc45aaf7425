import { requestSignInCode } from '#server/areas/accounts/requestSignInCode.ts'
import { signInWithCode } from '#server/areas/accounts/signInWithCode.ts'
import { builder, fallible } from './builder.ts'
import { FormGuardInput } from './formGuard.ts'
import type { Payload } from './payload.ts'
import { signInAnswer } from './signingIn.ts'
import { SignInPayload } from './signInPayload.ts'
import { UserError } from './UserError.ts'

const RequestSignInCodePayload = builder
  .objectRef<Payload & { expiresAt: string | null }>('RequestSignInCodePayload')
  .implement({
    fields: (t) => ({
      expiresAt: t.expose('expiresAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Until when the code can be used.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('requestSignInCode', (t) =>
  t.field({
    type: RequestSignInCodePayload,
    ...fallible,
    description: 'Sends a sign-in code. The answer is the same whoever the address belongs to.',
    args: {
      email: t.arg.string({ required: true }),
      guard: t.arg({ type: FormGuardInput }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { email, guard = null, clientMutationId = null }, context) => {
      const { errors, result } = await requestSignInCode(context, {
        email,
        guard,
        site: context.viewer.site,
      })
      return { expiresAt: result?.expiresAt ?? null, errors, clientMutationId }
    },
  }),
)

builder.mutationField('signInWithCode', (t) =>
  t.field({
    type: SignInPayload,
    ...fallible,
    description: 'Signs in whoever got the code, and makes an account where the address has none.',
    args: {
      email: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
      name: t.arg.string(),
      clientMutationId: t.arg.string(),
    },
    resolve: (_, { email, code, name = null, clientMutationId = null }, context) =>
      signInAnswer(context, clientMutationId, (signIn) =>
        signInWithCode(context, { email, code, name }, signIn),
      ),
  }),
)
