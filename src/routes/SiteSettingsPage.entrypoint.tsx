import page from '#generated/SiteSettingsPageQuery$parameters.ts'
import { t } from '#lib/messages/t.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PageRoute } from './PageDescriptor.ts'
import { SettingsPageSkeleton } from './SettingsPage.skeleton.tsx'
import type { SiteSettingsPage } from './SiteSettingsPage.tsx'

const entryPoint: PageEntryPoint<typeof SiteSettingsPage> = {
  root: JSResource('SiteSettingsPage', () =>
    import('./SiteSettingsPage.tsx').then((module) => module.SiteSettingsPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}

/** `/team/settings` */
export const siteSettingsRoute: PageRoute = {
  entryPoint,
  skeleton: <SettingsPageSkeleton title={t('team.settings')} heights={[230, 200, 200]} />,
  refresh: false,
}
