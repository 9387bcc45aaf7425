import page from '#generated/SignInPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PageRoute } from './PageDescriptor.ts'
import { PlainScreen } from './PlainScreen.tsx'
import type { SignInPage } from './SignInPage.tsx'

const entryPoint: PageEntryPoint<typeof SignInPage> = {
  root: JSResource('SignInPage', () =>
    import('./SignInPage.tsx').then((module) => module.SignInPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}

/** `/sign-in` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <PlainScreen>{null}</PlainScreen>,
  refresh: false,
}
