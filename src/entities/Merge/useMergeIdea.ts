import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { failed, problemsOf } from '#entities/Failure/problems.ts'
import type { useMergeIdeaMutation } from '#generated/useMergeIdeaMutation.graphql.ts'
import { t } from '#lib/messages/en/merging.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

/** The number of the idea that another one was merged into, or why it was not. */
export type MergeOutcome = { readonly into: number } | { readonly failure: string }

const mutation = graphql`
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
`

const say = (what: string): string => t('merge.failed', { what })

/** Merges an idea into another one; its page then leads there by itself. */
export function useMergeIdea(): (ideaId: string, intoId: string) => Promise<MergeOutcome> {
  const environment = useRelayEnvironment()
  const { usage } = useServices()
  return (ideaId, intoId) =>
    new Promise((resolve) => {
      commitMutation<useMergeIdeaMutation>(environment, {
        mutation,
        variables: { ideaId, intoId, clientMutationId: newMutationId() },
        // Lists, counts and the other idea's discussion are others now.
        updater: (store, data) => data?.mergeIdea?.errors.length === 0 && store.invalidateStore(),
        onCompleted({ mergeIdea }, failures) {
          const [refusal] = problemsOf(mergeIdea, failures, say)
          if (refusal || !mergeIdea?.into)
            return resolve({ failure: (refusal ?? failed(null, say)).message })
          usage.track('idea_merged', { idea: ideaId, into: mergeIdea.into.id, merged: true })
          resolve({ into: mergeIdea.into.number })
        },
        onError: (error) => resolve({ failure: failed(error, say).message }),
      })
    })
}
