import page from '#generated/SiteSettingsPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { SiteSettingsPage } from './SiteSettingsPage.tsx'

/** `/team/settings` */
export const siteSettingsEntryPoint: PageEntryPoint<typeof SiteSettingsPage> = {
  root: JSResource('SiteSettingsPage', () =>
    import('./SiteSettingsPage.tsx').then((module) => module.SiteSettingsPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}
