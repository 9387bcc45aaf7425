import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { EntryData } from '#features/changelog/ChangelogData.tsx'
import { EntryArticle } from '#features/changelog/EntryArticle.tsx'
import { SubscribeButton } from '#features/changelog/SubscribeButton.tsx'
import { ReadEntryOnOpen } from '#features/inbox/ReadEntryOnOpen.tsx'
import type { ChangelogEntryPageQuery } from '#generated/ChangelogEntryPageQuery.graphql.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import { AppLink } from '#parts/link/AppLink.tsx'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { href } from '#services/navigation/href.ts'
import { BackIcon } from '#ui/BackIcon.tsx'
import { Page } from '#ui/layout/Page.tsx'
import css from './BackLink.module.css'

/** One entry of the changelog. */
export function ChangelogEntryPage({ queries }: PageProps<{ page: ChangelogEntryPageQuery }>) {
  const t = useMessages(changelogMessages)
  const data = usePreloadedQuery<ChangelogEntryPageQuery>(
    graphql`
      query ChangelogEntryPageQuery($slug: String!) @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        ...SubscribeButton_query
        ...ChangelogDataEntry_query
        entry: changelogEntryBySlug(slug: $slug) {
          slug
          title
          excerpt
          state
          ...EntryArticle_entry
          ...ReadEntryOnOpen_entry
          ...ChangelogDataEntry_entry
        }
      }
    `,
    queries.page,
  )
  const entry = principal(data.entry)
  const shared =
    entry.state === 'PUBLISHED'
      ? {
          path: href('/changelog/:slug', { slug: entry.slug }),
          description: entry.excerpt,
          subject: { kind: 'changelog' } as const,
          pictured: { kind: 'entry', slug: entry.slug } as const,
          picture: { title: entry.title, lead: '', idea: null },
        }
      : null
  return (
    <Page asideLabel={t('log.aside')} asideBelow aside={<SubscribeButton query={data} />}>
      <ScreenTitle query={data} title={entry.title} shared={shared} />
      <Section skeleton={null}>
        <ReadEntryOnOpen entry={entry} />
      </Section>
      <EntryData query={data} entry={entry} />
      <AppLink href={href('/changelog')} className={css.back}>
        <BackIcon />
        {t('log.back')}
      </AppLink>
      <EntryArticle entry={entry} isAlone />
    </Page>
  )
}
