import page from '#generated/WelcomePageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PageRoute } from './PageDescriptor.ts'
import { PlainScreen } from './PlainScreen.tsx'
import type { WelcomePage } from './WelcomePage.tsx'

const entryPoint: PageEntryPoint<typeof WelcomePage> = {
  root: JSResource('WelcomePage', () =>
    import('./WelcomePage.tsx').then((module) => module.WelcomePage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}

/** `/welcome` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <PlainScreen>{null}</PlainScreen>,
  refresh: false,
}
