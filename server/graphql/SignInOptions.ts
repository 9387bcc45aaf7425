import type {
  SignInOptions as Options,
  SignInProvider as Provider,
} from '#server/services/session/provider.ts'
import { builder, enumOf } from './builder.ts'

const CodeDelivery = enumOf('CodeDelivery', 'Where a sign-in code arrives.', {
  MAIL: 'In a mail.',
  TERMINAL: 'In the terminal of the server, where no mail server is set up.',
})

const SignInProviderKind = enumOf('SignInProviderKind', 'How signing in at a provider begins.', {
  REDIRECT: '`startProviderSignIn` gives the address to go to.',
  FIREBASE: 'The script of the platform gives a token, which `signInWithFirebase` takes.',
})

export const SignInProvider = builder.objectRef<Provider>('SignInProvider').implement({
  description: 'A service at which people can sign in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The provider, for `startProviderSignIn`.' }),
    name: t.exposeString('name', { description: 'Its name for people, such as "GitHub".' }),
    kind: t.expose('kind', {
      description: 'How signing in at it begins.',
      type: SignInProviderKind,
    }),
  }),
})

export const SignInOptions = builder
  .objectRef<Options & { code: boolean }>('SignInOptions')
  .implement({
    description: 'The ways to sign in here.',
    fields: (t) => ({
      codeBy: t.expose('codeBy', {
        description: 'Where a sign-in code arrives.',
        type: CodeDelivery,
      }),
      code: t.exposeBoolean('code', {
        description: 'Whether signing in by a code is offered.',
      }),
      providers: t.expose('providers', {
        type: [SignInProvider],
        cost: { size: 10, most: 20 },
        description: 'The providers that are set up and offered, besides a code by mail.',
      }),
    }),
  })
