import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql } from 'react-relay'
import type { InvitationList_query$key } from '#generated/InvitationList_query.graphql.ts'
import type { InvitationListPageQuery } from '#generated/InvitationListPageQuery.graphql.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import css from './People.module.css'

const fragment = graphql`
  fragment InvitationList_query on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
  @refetchable(queryName: "InvitationListPageQuery")
  @throwOnFieldError {
    site {
      signIn {
        codeBy
      }
    }
    invitations(first: $first, after: $after) @connection(key: "InvitationList_invitations") {
      edges {
        node {
          id
          ...InvitationRow_invitation
        }
      }
    }
  }
`

/** The open invitations; asked for again when `times`, how often somebody was invited, grows. */
export function InvitationList({
  query,
  times,
}: {
  query: InvitationList_query$key
  times: number
}) {
  const t = useMessages(peopleMessages)
  const place = useRef<HTMLDivElement>(null)
  const { data, refetch, next } = usePaginatedList<
    InvitationListPageQuery,
    InvitationList_query$key
  >(fragment, query, limits.pageSize.default)
  const refresh = useEffectEvent(() => void refetch({}, { fetchPolicy: 'store-and-network' }))
  useEffect(() => {
    if (times > 0) refresh()
  }, [times])
  const edges = data.invitations?.edges ?? []
  return (
    <div ref={place} tabIndex={-1}>
      {edges.length === 0 && <p className={css.none}>{t('open.none')}</p>}
      {edges.length > 0 && (
        <ul className={css.list} aria-label={t('open.title')}>
          {edges.map(({ node }) => (
            <InvitationRow
              key={node.id}
              invitation={node}
              isByTerminal={data.site?.signIn.codeBy === 'TERMINAL'}
              onRevoked={(following) => (following ?? place.current)?.focus()}
            />
          ))}
        </ul>
      )}
      {next.failure !== null && <Failure of="rows" error={next.failure} retry={next.onMore} />}
      {next.hasMore && next.failure === null && (
        <div className={css.gap}>
          <Button size="s" onClick={next.onMore} aria-disabled={next.loading}>
            {next.loading ? t('open.loading') : t('open.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
