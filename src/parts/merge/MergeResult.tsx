import { useState } from 'react'
import { graphql } from 'react-relay'
import type {
  MergeResultQuery,
  MergeResultQuery$data,
} from '#generated/MergeResultQuery.graphql.ts'
import { formatNumber } from '#lib/format.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'

type Preview = NonNullable<NonNullable<MergeResultQuery$data['idea']>['mergePreview']>

const query = graphql`
  query MergeResultQuery($ideaId: ID!, $withIds: [ID!], $intoId: ID!) {
    idea(id: $ideaId) {
      mergePreview(intoId: $intoId, withIds: $withIds) {
        voteCount
        importedVoteCount
      }
    }
  }
`

/**
 * The number of votes that some ideas have together with another one, each person counted once.
 * Give it a key: other ideas begin anew.
 */
export function MergeResult({ ideaIds, intoId }: { ideaIds: readonly string[]; intoId: string }) {
  const language = useLanguage()
  const t = useMessages(mergingMessages)
  const [[ideaId = '', ...withIds]] = useState(ideaIds)
  // Without an answer the merge can be done all the same.
  const { data } = useLiveQuery<MergeResultQuery>(query, { ideaId, withIds, intoId })
  const preview = data?.idea?.mergePreview
  return preview ? <p>{sentence(preview, t, language)}</p> : null
}

function sentence(
  { voteCount, importedVoteCount }: Preview,
  t: Translate<typeof mergingMessages>,
  language: Language,
): string {
  const together = t('merge.together', { count: voteCount + importedVoteCount })
  if (importedVoteCount === 0) return t('merge.people', { together, count: voteCount })
  return t('merge.imported', {
    together,
    count: voteCount,
    imported: formatNumber(importedVoteCount, language),
  })
}
