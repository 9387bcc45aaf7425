import { graphql } from 'react-relay'
import type { PlatformSettingsQuery } from '#generated/PlatformSettingsQuery.graphql.ts'
import { platformsMessages } from '#lib/messages/catalogues/platforms.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PlatformReport } from './PlatformReport.tsx'

const query = graphql`
  query PlatformSettingsQuery @throwOnFieldError {
    platforms {
      ...PlatformReport_platforms
    }
  }
`

/** The state of the outside services, asked for apart: the answer may take as long as they do. */
export function PlatformSettings() {
  const t = useMessages(platformsMessages)
  return (
    <SettingSection id="platforms" title={t('title')} lead={t('lead')}>
      <LazyQuerySection<PlatformSettingsQuery>
        query={query}
        variables={{}}
        skeleton={<Skeleton height={180} />}
      >
        {({ platforms }) => platforms && <PlatformReport platforms={platforms} />}
      </LazyQuerySection>
    </SettingSection>
  )
}
