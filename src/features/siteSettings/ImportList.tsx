import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { ImportList_query$key } from '#generated/ImportList_query.graphql.ts'
import type { ImportListPageQuery } from '#generated/ImportListPageQuery.graphql.ts'
import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import { ListFile } from '#parts/link/ListFile.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { ImportListRow } from './ImportListRow.tsx'
import css from './ImportList.module.css'

/** Milliseconds between two looks at an import that runs or is being undone. */
const LOOK_MS = 2_000
/** The command that begins an import. */
const COMMAND = 'npm run import -- SOURCE'

const fragment = graphql`
  fragment ImportList_query on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
  @refetchable(queryName: "ImportListPageQuery")
  @throwOnFieldError {
    imports(first: $first, after: $after) @connection(key: "ImportList_imports") {
      edges {
        node {
          id
          state
          ...ImportListRow_import
        }
      }
    }
  }
`
const pageQuery = graphql`
  query ImportListLookQuery @throwOnFieldError {
    imports(first: 20) {
      edges {
        node {
          id
          ...ImportListRow_import
        }
      }
    }
  }
`

/** The imports of the site with what came of them, each with *Undo*. */
export function ImportList({ query }: { query: ImportList_query$key }) {
  const t = useMessages(siteDataMessages)
  const look = useSendQuery(pageQuery)
  const { data, next } = usePaginatedList<ImportListPageQuery, ImportList_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  const edges = data.imports?.edges ?? []
  const isMoving = edges.some(({ node }) => node.state === 'RUNNING' || node.state === 'UNDOING')
  useEffect(() => {
    if (!isMoving) return undefined
    // A failed look is repeated by the next one.
    const timer = setInterval(() => void look({}).catch(() => undefined), LOOK_MS)
    return () => clearInterval(timer)
  }, [isMoving, look])
  if (edges.length === 0)
    return (
      <div className={css.quiet}>
        <p>{t('imports.none')}</p>
        <p>
          <code dir="ltr">{COMMAND}</code>
        </p>
        <p>{t('imports.none.source')}</p>
      </div>
    )
  return (
    <div>
      <ul className={css.list} aria-label={t('imports.title')}>
        {edges.map(({ node }) => (
          <ImportListRow key={node.id} job={node} />
        ))}
      </ul>
      {next.failure !== null && <Failure of="rows" error={next.failure} retry={next.onMore} />}
      {next.hasMore && next.failure === null && (
        <Button size="s" onClick={next.onMore} aria-disabled={next.loading}>
          {next.loading ? t('imports.loading') : t('imports.more')}
        </Button>
      )}
      <ListFile list="imports" />
    </div>
  )
}
