import { graphql } from 'react-relay'
import type { MemberList_query$key } from '#generated/MemberList_query.graphql.ts'
import type { MemberListPageQuery } from '#generated/MemberListPageQuery.graphql.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { MemberRow } from './MemberRow.tsx'
import css from './People.module.css'

const fragment = graphql`
  fragment MemberList_query on Query
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    search: { type: "String" }
    role: { type: "Role" }
    banned: { type: "Boolean" }
    trusted: { type: "Boolean" }
    segment: { type: "String" }
  )
  @refetchable(queryName: "MemberListPageQuery")
  @throwOnFieldError {
    people(
      first: $first
      after: $after
      search: $search
      role: $role
      banned: $banned
      trusted: $trusted
      segment: $segment
    )
      @connection(
        key: "MemberList_people"
        filters: ["search", "role", "banned", "trusted", "segment"]
      ) {
      edges {
        node {
          id
          ...MemberRow_user
        }
      }
    }
    viewer {
      ...MemberRow_viewer
    }
  }
`

/** The members, endless. */
export function MemberList({ query }: { query: MemberList_query$key }) {
  const t = useMessages(peopleMessages)
  const { data, next } = usePaginatedList<MemberListPageQuery, MemberList_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  const edges = data.people?.edges ?? []
  if (edges.length === 0) {
    return (
      <EmptyState
        title={t('people.none.title')}
        action={
          <ButtonLink href={paths.people} component={AppLink}>
            {t('people.none.action')}
          </ButtonLink>
        }
      >
        {t('people.none.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.list} aria-label={t('people.members')}>
        {edges.map(({ node }) => (
          <MemberRow key={node.id} user={node} viewer={data.viewer} />
        ))}
      </ul>
      <ListEnd {...next} />
    </>
  )
}
