import { signInWithFirebase } from '#server/areas/accounts/signInWithFirebase.ts'
import { startProviderSignIn } from '#server/areas/accounts/startProviderSignIn.ts'
import { builder, fallible } from './builder.ts'
import type { Payload } from './payload.ts'
import { signInAnswer } from './signingIn.ts'
import { SignInPayload } from './signInPayload.ts'
import { UserError } from './UserError.ts'

const StartProviderSignInPayload = builder
  .objectRef<Payload & { url: string | null }>('StartProviderSignInPayload')
  .implement({
    fields: (t) => ({
      url: t.exposeString('url', { nullable: true, description: 'Where the browser goes now.' }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('startProviderSignIn', (t) =>
  t.field({
    type: StartProviderSignInPayload,
    ...fallible,
    description:
      'Starts to sign in at a provider. The browser comes back to `returnTo`, a path of this site, signed in; or to /sign-in?error=<code>.',
    args: {
      provider: t.arg.id({ required: true }),
      returnTo: t.arg.string({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { provider, returnTo, clientMutationId = null }, context) => {
      const { errors, result } = await startProviderSignIn(context, { provider, returnTo })
      context.request.cookies.push(...(result?.cookies ?? []))
      return { url: result?.url ?? null, errors, clientMutationId }
    },
  }),
)

builder.mutationField('signInWithFirebase', (t) =>
  t.field({
    type: SignInPayload,
    ...fallible,
    description: 'Signs in whom an ID token of Firebase Authentication names.',
    args: {
      idToken: t.arg.string({ required: true }),
      name: t.arg.string(),
      clientMutationId: t.arg.string(),
    },
    resolve: (_, { idToken, name = null, clientMutationId = null }, context) =>
      signInAnswer(context, clientMutationId, (signIn) =>
        signInWithFirebase(
          context,
          { idToken, name, siteName: context.viewer.site?.name ?? 'Earshot' },
          signIn,
        ),
      ),
  }),
)
