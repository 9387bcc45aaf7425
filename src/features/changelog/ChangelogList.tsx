import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { ChangelogList_query$key } from '#generated/ChangelogList_query.graphql.ts'
import type { ChangelogListPageQuery } from '#generated/ChangelogListPageQuery.graphql.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { ListStart, NextPage } from '#parts/list/PlainPages.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { NewsKind } from '#ui/NewsLabel.tsx'
import { entriesAfterHref, labelHref, readEntriesAfter } from './changelogAddress.ts'
import { EntryArticle } from './EntryArticle.tsx'

const fragment = graphql`
  fragment ChangelogList_query on Query
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 10 }
    after: { type: "String" }
    label: { type: "ChangelogLabel" }
  )
  @refetchable(queryName: "ChangelogListPageQuery")
  @throwOnFieldError {
    changelog(first: $first, after: $after, label: $label)
      @connection(key: "ChangelogList_changelog", filters: ["label"]) {
      edges {
        node {
          id
          ...EntryArticle_entry
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`

/** The endless list of published entries, the latest first; without a script it goes on page by page. */
export function ChangelogList({
  query,
  label,
}: {
  query: ChangelogList_query$key
  label: NewsKind | null
}) {
  const t = useMessages(changelogMessages)
  const isContinued = readEntriesAfter(new URLSearchParams(useLocation().search)) !== null
  const { data, next } = usePaginatedList<ChangelogListPageQuery, ChangelogList_query$key>(
    fragment,
    query,
    limits.changelog.pageSize,
  )
  const { edges, pageInfo } = data.changelog
  if (edges.length === 0 && !next.hasMore) return <NoEntries label={label} />
  return (
    <section aria-label={t('log.list')}>
      {isContinued && <ListStart href={labelHref(label)} />}
      {edges.map(({ node }) => (
        <EntryArticle key={node.id} entry={node} />
      ))}
      {pageInfo.hasNextPage && pageInfo.endCursor != null && (
        <noscript>
          <NextPage href={entriesAfterHref(label, pageInfo.endCursor)} />
        </noscript>
      )}
      <div data-scripted>
        <ListEnd {...next} />
      </div>
    </section>
  )
}

function NoEntries({ label }: { label: NewsKind | null }) {
  const t = useMessages(changelogMessages)
  return label === null ? (
    <EmptyState
      title={t('log.none')}
      action={
        <ButtonLink href={paths.home} component={AppLink}>
          {t('log.toIdeas')}
        </ButtonLink>
      }
    >
      {t('log.noneText')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('log.noneLabel')}
      action={
        <ButtonLink href={labelHref(null)} component={AppLink}>
          {t('log.toAll')}
        </ButtonLink>
      }
    >
      {t('log.noneLabelText')}
    </EmptyState>
  )
}
