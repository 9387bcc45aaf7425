import { graphql } from 'react-relay'
import type { ImportSettingsQuery } from '#generated/ImportSettingsQuery.graphql.ts'
import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ImportList } from './ImportList.tsx'

const query = graphql`
  query ImportSettingsQuery @throwOnFieldError {
    ...ImportList_query
  }
`

/** The imports, asked for apart: most sites have none. */
export function ImportSettings() {
  const t = useMessages(siteDataMessages)
  return (
    <SettingSection id="imports" title={t('imports.title')} lead={t('imports.lead')} wide>
      <LazyQuerySection<ImportSettingsQuery>
        query={query}
        variables={{}}
        skeleton={<Skeleton height={80} />}
      >
        {(data) => <ImportList query={data} />}
      </LazyQuerySection>
    </SettingSection>
  )
}
