import page from '#generated/WelcomePageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { WelcomePage } from './WelcomePage.tsx'

/** `/welcome` */
export const welcomeEntryPoint: PageEntryPoint<typeof WelcomePage> = {
  root: JSResource('WelcomePage', () =>
    import('./WelcomePage.tsx').then((module) => module.WelcomePage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}
