import { requestSignInCode } from '#server/areas/accounts/requestSignInCode.ts'
import { browserOf, knownBrowser } from '#server/areas/accounts/signInBrowser.ts'
import type { SignedIn } from '#server/areas/accounts/signInIdentity.ts'
import { signInWithCode } from '#server/areas/accounts/signInWithCode.ts'
import { signInWithFirebase } from '#server/areas/accounts/signInWithFirebase.ts'
import { startProviderSignIn } from '#server/areas/accounts/startProviderSignIn.ts'
import { unnamedSite } from '#server/kernel/findSite.ts'
import { builder } from './builder.ts'
import { FormGuardInput } from './formGuard.ts'
import { mutation, payloadType, type Answer } from './mutation.ts'
import { needsNameOf, runSignIn, viewerSignedIn } from './requestSession.ts'

const SignInPayload = payloadType<Answer<SignedIn>>('SignInPayload', {
  description: 'The outcome of signing in.',
  fields: (t) => ({
    needsName: t.boolean({
      description:
        'Whether the proof is right and nobody has this address yet: send it again with a name. It is not used up by that.',
      resolve: needsNameOf,
    }),
    viewer: t.field(viewerSignedIn()),
  }),
})

mutation('requestSignInCode', {
  description:
    'Sends a sign-in code, which works in the browser that asked (it gets a cookie), and a link, which works in any. The answer is the same whoever the address belongs to.',
  may: null,
  args: builder.args((t) => ({
    email: t.string({
      description: 'The address that the code goes to, at most 254 characters.',
      required: true,
    }),
    guard: t.field({
      description:
        'Proof that a form was filled in by hand. Without it the code is sent all the same.',
      type: FormGuardInput,
    }),
  })),
  command: ({ email, guard = null }, context) =>
    requestSignInCode(context, {
      email,
      guard,
      site: context.viewer.site,
      browser: knownBrowser(context.auth, context.request.headers.cookie, context.request.cookies),
    }),
  payload: (t) => ({
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the code can be used; null where the call was refused.',
      resolve: ({ result }) => result?.expiresAt ?? null,
    }),
  }),
})

mutation('signInWithCode', {
  description:
    'Signs in whoever got the code, or has the one of the link, and makes an account where the address has none.',
  may: null,
  args: builder.args((t) => ({
    email: t.string({ description: 'The address that the code went to.', required: true }),
    code: t.string({
      description: 'The six digits of the letter, or the code in its link.',
      required: true,
    }),
    name: t.string({
      description:
        'The name of a new account, 1 to 60 characters. Without it the answer says where one is needed.',
    }),
  })),
  command: ({ email, code, name = null }, context) =>
    runSignIn(context, (signIn) => {
      const browser = browserOf(context.auth, context.request.headers.cookie)
      return signInWithCode(context, { email, code, name, browser }, signIn)
    }),
  payload: SignInPayload,
})

mutation('startProviderSignIn', {
  description: 'Starts to sign in at a provider of the kind REDIRECT.',
  may: null,
  args: builder.args((t) => ({
    providerId: t.id({ description: 'Id of one of `Site.signIn.providers`.', required: true }),
    returnTo: t.string({
      description:
        'The path of this site at which the browser comes back, signed in; where that fails it comes to `/sign-in?error=<code>`.',
      required: true,
      maxLength: 4_000,
    }),
  })),
  command: async ({ providerId, returnTo }, context) => {
    const outcome = await startProviderSignIn(context, { providerId, returnTo })
    context.request.cookies.push(...(outcome.result?.cookies ?? []))
    return outcome
  },
  payload: (t) => ({
    url: t.string({
      nullable: true,
      description: 'The address that the browser goes to now; null where the call was refused.',
      resolve: ({ result }) => result?.url ?? null,
    }),
  }),
})

mutation('signInWithFirebase', {
  description: 'Signs in whom an ID token of Firebase Authentication names.',
  may: null,
  args: builder.args((t) => ({
    idToken: t.string({
      description: "The token, as the platform's script gives it.",
      required: true,
      maxLength: 10_000,
    }),
    name: t.string({
      description:
        'The name of a new account, 1 to 60 characters. Without it the answer says where one is needed.',
    }),
  })),
  command: ({ idToken, name = null }, context) => {
    const site = context.viewer.site ?? unnamedSite
    return runSignIn(context, (signIn) =>
      signInWithFirebase(context, { idToken, name, site }, signIn),
    )
  },
  payload: SignInPayload,
})
