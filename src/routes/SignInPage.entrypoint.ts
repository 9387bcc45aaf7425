import page from '#generated/SignInPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { SignInPage } from './SignInPage.tsx'

/** `/sign-in` */
export const signInEntryPoint: PageEntryPoint<typeof SignInPage> = {
  root: JSResource('SignInPage', () =>
    import('./SignInPage.tsx').then((module) => module.SignInPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}
