import { requestSignInCode } from '#server/areas/accounts/requestSignInCode.ts'
import { browserOf, knownBrowser } from '#server/areas/accounts/signInBrowser.ts'
import type { SignedIn } from '#server/areas/accounts/signInIdentity.ts'
import { signInWithCode } from '#server/areas/accounts/signInWithCode.ts'
import { signInWithFirebase } from '#server/areas/accounts/signInWithFirebase.ts'
import { startProviderSignIn } from '#server/areas/accounts/startProviderSignIn.ts'
import { builder } from './builder.ts'
import { FormGuardInput } from './formGuard.ts'
import { mutation, payloadType, type Answer } from './mutation.ts'
import { needsNameOf, signingIn, viewerSignedIn } from './signingIn.ts'

const SignInPayload = payloadType<Answer<SignedIn>>('SignInPayload', (t) => ({
  needsName: t.boolean({
    description:
      'The proof is right and nobody has this address yet: send it again with a name. It is not used up by that.',
    resolve: needsNameOf,
  }),
  viewer: t.field(viewerSignedIn()),
}))

mutation('requestSignInCode', {
  description:
    'Sends a sign-in code, which works in the browser that asked (it gets a cookie), and a link, which works in any. The answer is the same whoever the address belongs to.',
  may: null,
  args: builder.args((t) => ({
    email: t.string({ required: true }),
    guard: t.field({ type: FormGuardInput }),
  })),
  command: ({ email, guard = null }, context) =>
    requestSignInCode(context, {
      email,
      guard,
      site: context.viewer.site,
      browser: knownBrowser(context.auth, context.request),
    }),
  payload: (t) => ({
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the code can be used.',
      resolve: ({ result }) => result?.expiresAt ?? null,
    }),
  }),
})

mutation('signInWithCode', {
  description:
    'Signs in whoever got the code, or has the one of the link, and makes an account where the address has none.',
  may: null,
  args: builder.args((t) => ({
    email: t.string({ required: true }),
    code: t.string({ required: true }),
    name: t.string(),
  })),
  command: ({ email, code, name = null }, context) =>
    signingIn(context, (signIn) => {
      const browser = browserOf(context.auth, context.request.headers.cookie)
      return signInWithCode(context, { email, code, name, browser }, signIn)
    }),
  payload: SignInPayload,
})

mutation('startProviderSignIn', {
  description:
    'Starts to sign in at a provider. The browser comes back to `returnTo`, a path of this site, signed in; or to /sign-in?error=<code>.',
  may: null,
  args: builder.args((t) => ({
    provider: t.id({ required: true }),
    returnTo: t.string({ required: true, maxLength: 4_000 }),
  })),
  command: async ({ provider, returnTo }, context) => {
    const outcome = await startProviderSignIn(context, { provider, returnTo })
    context.request.cookies.push(...(outcome.result?.cookies ?? []))
    return outcome
  },
  payload: (t) => ({
    url: t.string({
      nullable: true,
      description: 'Where the browser goes now.',
      resolve: ({ result }) => result?.url ?? null,
    }),
  }),
})

mutation('signInWithFirebase', {
  description: 'Signs in whom an ID token of Firebase Authentication names.',
  may: null,
  args: builder.args((t) => ({
    idToken: t.string({ required: true, maxLength: 10_000 }),
    name: t.string(),
  })),
  command: ({ idToken, name = null }, context) => {
    const siteName = context.viewer.site?.name ?? 'Earshot'
    return signingIn(context, (signIn) =>
      signInWithFirebase(context, { idToken, name, siteName }, signIn),
    )
  },
  payload: SignInPayload,
})
