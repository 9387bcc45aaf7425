import { graphql, useMutation } from 'react-relay'
import type { useUnmergeIdeaMutation } from '#generated/useUnmergeIdeaMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/merging.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

/** Takes a merge back; the page of what it was merged into shows at once what is left. `onEnd` is told null, or why nothing was changed. */
export function useUnmergeIdea(onEnd: (number: number, failure: string | null) => void): { unmerge: (idea: { id: string; number: number }) => void; isSending: boolean } {
  const { usage } = useServices()
  const [commit, isSending] = useMutation<useUnmergeIdeaMutation>(graphql`
    mutation useUnmergeIdeaMutation($ideaId: ID!, $clientMutationId: String) {
      unmergeIdea(ideaId: $ideaId, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        idea {
          id
          mergedInto {
            id
          }
          viewerCanUnmerge
        }
        into {
          id
          commentCount
          ...VoteButton_idea
          ...ImportedVotes_idea
          ...IdeaVoters_idea
          ...CommentList_idea
          ...IdeaMerges_idea
        }
      }
    }
  `)
  return {
    isSending,
    unmerge({ id, number }) {
      if (isSending) return
      const fail = (error: unknown): void => onEnd(number, t('merge.failed', { what: explainFailure(error).title }))
      commit({
        variables: { ideaId: id, clientMutationId: newMutationId() },
        updater: (store, data) => data?.unmergeIdea?.errors.length === 0 && store.invalidateStore(),
        onCompleted({ unmergeIdea }, failures) {
          if (!unmergeIdea) return fail(failures?.[0])
          const [refusal] = unmergeIdea.errors
          if (!refusal && unmergeIdea.into) usage.track('idea_merged', { idea: id, into: unmergeIdea.into.id, merged: false })
          onEnd(number, refusal?.message ?? null)
        },
        onError: fail,
      })
    },
  }
}
