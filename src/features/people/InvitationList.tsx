import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import type { InvitationList_query$key } from '#generated/InvitationList_query.graphql.ts'
import type { InvitationListPageQuery } from '#generated/InvitationListPageQuery.graphql.ts'
import { t } from '#lib/messages/en/people.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import css from './People.module.css'

/** The open invitations; asked for again when `times`, how often somebody was invited, grows. */
export function InvitationList({
  query,
  times,
}: {
  query: InvitationList_query$key
  times: number
}) {
  const place = useRef<HTMLDivElement>(null)
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    InvitationListPageQuery,
    InvitationList_query$key
  >(
    graphql`
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
          __id
          edges {
            node {
              id
              ...InvitationRow_invitation
            }
          }
        }
      }
    `,
    query,
  )
  const [failure, setFailure] = useState<Error | null>(null)
  const refresh = useEffectEvent(() => void refetch({}, { fetchPolicy: 'store-and-network' }))
  useEffect(() => {
    if (times > 0) refresh()
  }, [times])
  const showMore = (): void => {
    setFailure(null)
    loadNext(limits.pageSize.default, { onComplete: setFailure })
  }
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
              connection={data.invitations?.__id ?? ''}
              isByTerminal={data.site?.signIn.codeBy === 'TERMINAL'}
              onRevoked={(next) => (next ?? place.current)?.focus()}
            />
          ))}
        </ul>
      )}
      {failure !== null && (
        <ErrorState inline title={explainFailure(failure).title} onRetry={showMore} />
      )}
      {hasNext && failure === null && (
        <div className={css.gap}>
          <Button size="s" onClick={showMore} aria-disabled={isLoadingNext}>
            {isLoadingNext ? t('open.loading') : t('open.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
