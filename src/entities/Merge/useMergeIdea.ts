import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useMergeIdeaMutation } from '#generated/useMergeIdeaMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/merging.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

interface Merging {
  merge(intoId: string): void
  isSending: boolean
  /** Why nothing was merged. */
  failure: string | null
}

/** Merges an idea into another one; its page then leads there by itself. */
export function useMergeIdea(ideaId: string, onDone: (intoNumber: number) => void): Merging {
  const { usage } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  const [commit, isSending] = useMutation<useMergeIdeaMutation>(graphql`
    mutation useMergeIdeaMutation($ideaId: ID!, $intoId: ID!, $clientMutationId: String) {
      mergeIdea(ideaId: $ideaId, intoId: $intoId, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        into {
          id
          number
          slug
          voteCount
          importedVoteCount
        }
        idea {
          id
          viewerCanMerge
          mergedInto {
            id
            number
            slug
          }
        }
      }
    }
  `)
  const fail = (error: unknown): void => setFailure(t('merge.failed', { what: explainFailure(error).title }))
  return {
    isSending,
    failure,
    merge(intoId) {
      if (isSending) return
      setFailure(null)
      commit({
        variables: { ideaId, intoId, clientMutationId: newMutationId() },
        // Lists, counts and the other idea's discussion are others now.
        updater: (store, data) => data?.mergeIdea?.errors.length === 0 && store.invalidateStore(),
        onCompleted({ mergeIdea }, failures) {
          if (!mergeIdea) return fail(failures?.[0])
          const [refusal] = mergeIdea.errors
          if (refusal) return setFailure(refusal.message)
          usage.track('idea_merged', { idea: ideaId, into: mergeIdea.into?.id ?? intoId, merged: true })
          if (mergeIdea.into) onDone(mergeIdea.into.number)
        },
        onError: fail,
      })
    },
  }
}
