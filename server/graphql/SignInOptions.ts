import type {
  SignInOptions as Options,
  SignInProvider as Provider,
} from '#server/services/session/provider.ts'
import { builder } from './builder.ts'

const CodeDelivery = builder.enumType('CodeDelivery', {
  description:
    'Where a sign-in code arrives: in a mail, or, where no mail server is set up, in the terminal of the server.',
  values: ['MAIL', 'TERMINAL'] as const,
})

const SignInProviderKind = builder.enumType('SignInProviderKind', {
  description:
    'REDIRECT: startProviderSignIn gives the address to go to. FIREBASE: signInWithFirebase takes the token that its script gives.',
  values: ['REDIRECT', 'FIREBASE'] as const,
})

const SignInProvider = builder.objectRef<Provider>('SignInProvider').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: SignInProviderKind }),
  }),
})

export const SignInOptions = builder.objectRef<Options>('SignInOptions').implement({
  description: 'How people can sign in here.',
  fields: (t) => ({
    codeBy: t.expose('codeBy', { type: CodeDelivery }),
    providers: t.expose('providers', {
      type: [SignInProvider],
      cost: { size: 10 },
      description: 'Those that are set up, besides a code by mail.',
    }),
  }),
})
