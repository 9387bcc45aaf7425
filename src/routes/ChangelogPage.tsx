import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { readEntriesAfter, readLabel } from '#features/changelog/changelogAddress.ts'
import { ChangelogData } from '#features/changelog/ChangelogData.tsx'
import { ChangelogList } from '#features/changelog/ChangelogList.tsx'
import { EarlierEntries } from '#features/changelog/EarlierEntries.tsx'
import { KeptPromises } from '#features/changelog/KeptPromises.tsx'
import { LabelTabs } from '#features/changelog/LabelTabs.tsx'
import { SubscribeButton } from '#features/changelog/SubscribeButton.tsx'
import type { ChangelogPageQuery } from '#generated/ChangelogPageQuery.graphql.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { href } from '#services/navigation/href.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'

/** The changelog: shipped changes, and who asked for them. */
export function ChangelogPage({ queries }: PageProps<{ page: ChangelogPageQuery }>) {
  const t = useMessages(changelogMessages)
  const tCommon = useMessages(commonMessages)
  const [search] = useSearchParams()
  const label = readLabel(search)
  const isWhole = label === null && readEntriesAfter(search) === null
  const data = usePreloadedQuery<ChangelogPageQuery>(
    graphql`
      query ChangelogPageQuery($label: ChangelogLabel, $after: String)
      @preloadable
      @throwOnFieldError {
        ...ScreenTitle_query
        ...SubscribeButton_query
        ...KeptPromises_query
        ...EarlierEntries_query
        ...ChangelogData_query @arguments(label: $label, after: $after)
        ...ChangelogList_query @arguments(label: $label, after: $after)
      }
    `,
    queries.page,
  )
  const title = tCommon('nav.changelog')
  return (
    <Page
      asideLabel={t('log.aside')}
      asideBelow
      aside={
        <>
          <Section skeleton={null}>
            <KeptPromises query={data} />
          </Section>
          <SubscribeButton query={data} />
          <Section skeleton={null}>
            <EarlierEntries query={data} />
          </Section>
        </>
      }
    >
      <ScreenTitle
        query={data}
        title={title}
        shared={{
          path: href('/changelog'),
          description: t('log.lead'),
          subject: { kind: 'changelog' },
          isIndexed: isWhole,
        }}
      />
      {isWhole && <ChangelogData query={data} />}
      <PageHeader title={title} lead={t('log.lead')} />
      <LabelTabs label={label} />
      <Section skeleton={<SkeletonText lines={8} />}>
        <ChangelogList key={label} query={data} label={label} />
      </Section>
    </Page>
  )
}
