import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { NotificationDefaults } from '#features/notifications/NotificationDefaults.tsx'
import { CatalogLink } from '#features/siteSettings/CatalogLink.tsx'
import { DeleteSite } from '#features/siteSettings/DeleteSite.tsx'
import { ExportSettings } from '#features/siteSettings/ExportSettings.tsx'
import { PlatformSettings } from '#features/siteSettings/PlatformSettings.tsx'
import { SettingsSections } from '#features/siteSettings/SettingsSections.tsx'
import type { SiteSettingsPageQuery } from '#generated/SiteSettingsPageQuery.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { Page } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const MailSettings = lazyComponent<Record<never, never>>(() =>
  import('#features/siteSettings/MailSettings.lazy.tsx').then((module) => module.MailSettings),
)
const AuditLog = lazyComponent<Record<never, never>>(() =>
  import('#features/auditLog/AuditLog.lazy.tsx').then((module) => module.AuditLog),
)

const ImportSettings = lazyComponent<Record<never, never>>(() =>
  import('#features/siteSettings/ImportSettings.lazy.tsx').then((module) => module.ImportSettings),
)

const OnThisPage = lazyComponent<Record<never, never>>(() =>
  import('#features/siteSettings/OnThisPage.lazy.tsx').then((module) => module.OnThisPage),
)

/** The settings of the site, for admins. Not found for everybody else. */
export function SiteSettingsPage({ queries }: PageProps<{ page: SiteSettingsPageQuery }>) {
  const t = useMessages(siteSettingsMessages)
  const data = usePreloadedQuery<SiteSettingsPageQuery>(
    graphql`
      query SiteSettingsPageQuery @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        viewer {
          canManageSite
          canOwnSite
        }
        site {
          ...SettingsSections_site
          ...NotificationDefaults_site
          ...DeleteSite_site
        }
      }
    `,
    queries.page,
  )
  const site = principal(data.viewer.canManageSite ? data.site : null)
  return (
    <Page asideLabel={t('settings.contents')} aside={<OnThisPage />}>
      <ScreenTitle query={data} title={t('settings.title')} />
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      <CatalogLink />
      <SettingsSections site={site} />
      <NotificationDefaults site={site} />
      <PlatformSettings />
      <MailSettings />
      <ImportSettings />
      <ExportSettings />
      <AuditLog />
      {data.viewer.canOwnSite && <DeleteSite site={site} />}
    </Page>
  )
}
