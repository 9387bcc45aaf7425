import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { CatalogSections } from '#features/catalog/CatalogSections.tsx'
import { SearchWords } from '#features/catalog/SearchWords.tsx'
import type { CatalogPageQuery } from '#generated/CatalogPageQuery.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** The boards, statuses and tags of the site, for admins. Not found for everybody else. */
export function CatalogPage({ queries }: PageProps<{ page: CatalogPageQuery }>) {
  const t = useMessages(catalogMessages)
  const data = usePreloadedQuery<CatalogPageQuery>(
    graphql`
      query CatalogPageQuery @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        viewer {
          canManageSite
        }
        site {
          ...CatalogSections_site
        }
      }
    `,
    queries.page,
  )
  const site = principal(data.viewer.canManageSite ? data.site : null)
  return (
    <Page>
      <ScreenTitle query={data} title={t('catalog.title')} />
      <PageHeader
        title={t('catalog.title')}
        lead={t('catalog.lead')}
        back={{ href: paths.siteSettings, label: t('catalog.back') }}
        component={AppLink}
      />
      <CatalogSections site={site} />
      <SearchWords />
    </Page>
  )
}
