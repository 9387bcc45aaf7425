import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { PlatformSettingsQuery } from '#generated/PlatformSettingsQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { t } from '#lib/messages/en/platforms.ts'
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

/** How the outside services stand. Asked for apart: the answer may take as long as they do. */
export function PlatformSettings() {
  const [reference, load] = useQueryLoader<PlatformSettingsQuery>(query)
  useEffect(() => load({}, { fetchPolicy: 'network-only' }), [load])
  const skeleton = <Skeleton height={180} />
  const loadAgain = (): Promise<void> => Promise.resolve(load({}, { fetchPolicy: 'network-only' }))
  return (
    <SettingSection title={t('title')} lead={t('lead')}>
      <Section skeleton={skeleton} refetch={loadAgain}>
        {reference ? <Loaded reference={reference} /> : skeleton}
      </Section>
    </SettingSection>
  )
}

function Loaded({ reference }: { reference: PreloadedQuery<PlatformSettingsQuery> }) {
  const { platforms } = usePreloadedQuery<PlatformSettingsQuery>(query, reference)
  return platforms && <PlatformReport platforms={platforms} />
}
