import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { MergeResultQuery, MergeResultQuery$data } from '#generated/MergeResultQuery.graphql.ts'
import { formatNumber } from '#lib/format.ts'
import { t } from '#lib/messages/en/merging.ts'

type Preview = NonNullable<NonNullable<MergeResultQuery$data['idea']>['mergePreview']>

const query = graphql`
  query MergeResultQuery($ideaId: ID!, $intoId: ID!) {
    idea(id: $ideaId) {
      mergePreview(intoId: $intoId) {
        voteCount
        importedVoteCount
      }
    }
  }
`

/** How many votes two ideas have together, each person counted once. Give it a key: another pair begins anew. */
export function MergeResult({ ideaId, intoId }: { ideaId: string; intoId: string }) {
  const environment = useRelayEnvironment()
  const [preview, setPreview] = useState<Preview | null>(null)
  useEffect(() => {
    // Without an answer the merge can be done all the same.
    const request = fetchQuery<MergeResultQuery>(environment, query, { ideaId, intoId }).subscribe({ next: ({ idea }) => setPreview(idea?.mergePreview ?? null), error: () => undefined })
    return () => request.unsubscribe()
  }, [environment, ideaId, intoId])
  return preview && <p>{sentence(preview)}</p>
}

function sentence({ voteCount, importedVoteCount }: Preview): string {
  const together = t('merge.together', { count: voteCount + importedVoteCount })
  if (importedVoteCount === 0) return t('merge.people', { together, count: voteCount })
  return t('merge.imported', { together, count: voteCount, imported: formatNumber(importedVoteCount) })
}
