import { describePage } from './PageDescriptor.ts'

/** Signing in, where mails and providers lead. */
export const signInPage = describePage({
  path: '/sign-in',
  screen: 'signIn',
  route: () => import('./SignInPage.entrypoint.tsx'),
  standsAlone: true,
})
