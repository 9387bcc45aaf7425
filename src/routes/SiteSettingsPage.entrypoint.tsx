import page from '#generated/SiteSettingsPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PageRoute } from './PageDescriptor.ts'
import { SiteSettingsPageSkeleton } from './SiteSettingsPage.skeleton.tsx'
import type { SiteSettingsPage } from './SiteSettingsPage.tsx'

const entryPoint: PageEntryPoint<typeof SiteSettingsPage> = {
  root: JSResource('SiteSettingsPage', () =>
    import('./SiteSettingsPage.tsx').then((module) => module.SiteSettingsPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}

/** `/team/settings` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <SiteSettingsPageSkeleton />,
  refresh: false,
}
