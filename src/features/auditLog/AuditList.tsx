import { graphql } from 'react-relay'
import type { AuditList_query$key } from '#generated/AuditList_query.graphql.ts'
import type { AuditListPageQuery } from '#generated/AuditListPageQuery.graphql.ts'
import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { AuditRow } from './AuditRow.tsx'
import css from './AuditLog.module.css'

const fragment = graphql`
  fragment AuditList_query on Query
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    area: { type: "AuditArea" }
    userId: { type: "ID" }
    byServer: { type: "Boolean" }
    since: { type: "DateTime" }
    until: { type: "DateTime" }
  )
  @refetchable(queryName: "AuditListPageQuery")
  @throwOnFieldError {
    auditLog(
      first: $first
      after: $after
      area: $area
      userId: $userId
      byServer: $byServer
      since: $since
      until: $until
    )
      @connection(
        key: "AuditList_auditLog"
        filters: ["area", "userId", "byServer", "since", "until"]
      ) {
      edges {
        node {
          id
          ...AuditRow_event
        }
      }
    }
  }
`

/** The changes, the last one first; more by a button, since the file is below. */
export function AuditList({ query }: { query: AuditList_query$key }) {
  const t = useMessages(auditLogMessages)
  const { data, next } = usePaginatedList<AuditListPageQuery, AuditList_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  const edges = data.auditLog?.edges ?? []
  if (edges.length === 0) return <p className={css.none}>{t('none')}</p>
  return (
    <>
      <ul className={css.list} aria-label={t('title')}>
        {edges.map(({ node }) => (
          <AuditRow key={node.id} event={node} />
        ))}
      </ul>
      {next.failure !== null && <Failure of="rows" error={next.failure} retry={next.onMore} />}
      {next.hasMore && next.failure === null && (
        <div className={css.more}>
          <Button size="s" onClick={next.onMore} aria-disabled={next.loading}>
            {t(next.loading ? 'loading' : 'more')}
          </Button>
        </div>
      )}
    </>
  )
}
