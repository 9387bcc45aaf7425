import { graphql } from 'react-relay'
import type { DeskList_query$key } from '#generated/DeskList_query.graphql.ts'
import type { DeskListPageQuery } from '#generated/DeskListPageQuery.graphql.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { editHref, type DeskState } from './deskAddress.ts'
import { DeskRow } from './DeskRow.tsx'
import css from './DeskRow.module.css'

const fragment = graphql`
  fragment DeskList_query on Query
  @argumentDefinitions(
    state: { type: "ChangelogState!" }
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
  )
  @refetchable(queryName: "DeskListPageQuery")
  @throwOnFieldError {
    changelogDesk {
      entries(state: $state, first: $first, after: $after)
        @connection(key: "DeskList_entries", filters: ["state"]) {
        edges {
          node {
            id
            ...DeskRow_entry
          }
        }
      }
    }
  }
`

/** The entries of a state, each the way to its form. */
export function DeskList({ query, state }: { query: DeskList_query$key; state: DeskState }) {
  const t = useMessages(changelogDeskMessages)
  const { data, next } = usePaginatedList<DeskListPageQuery, DeskList_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  const edges = data.changelogDesk?.entries.edges ?? []
  if (edges.length === 0 && !next.hasMore) {
    return (
      <EmptyState
        title={t(`desk.empty.${state}`)}
        action={
          <ButtonLink href={editHref()} component={AppLink}>
            {t('desk.new')}
          </ButtonLink>
        }
      >
        {t('desk.emptyText')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label={t('desk.list', { name: t(`desk.${state}`) })} className={css.list}>
        {edges.map(({ node }) => (
          <DeskRow key={node.id} entry={node} state={state} />
        ))}
      </ul>
      <ListEnd {...next} />
    </>
  )
}
