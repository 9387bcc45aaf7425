import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { failed, problemsOf } from '#entities/Failure/problems.ts'
import type { useUnmergeIdeaMutation } from '#generated/useUnmergeIdeaMutation.graphql.ts'
import { t } from '#lib/messages/en/merging.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

const mutation = graphql`
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
`

const say = (what: string): string => t('merge.failed', { what })

/** Takes a merge back; the page of what it was merged into shows at once what is left. Resolves with null, or with why nothing was changed. */
export function useUnmergeIdea(): (ideaId: string) => Promise<string | null> {
  const environment = useRelayEnvironment()
  const { usage } = useServices()
  return (ideaId) =>
    new Promise((resolve) => {
      commitMutation<useUnmergeIdeaMutation>(environment, {
        mutation,
        variables: { ideaId, clientMutationId: newMutationId() },
        updater: (store, data) => data?.unmergeIdea?.errors.length === 0 && store.invalidateStore(),
        onCompleted({ unmergeIdea }, failures) {
          const [refusal] = problemsOf(unmergeIdea, failures, say)
          if (!refusal && unmergeIdea?.into)
            usage.track('idea_merged', { idea: ideaId, into: unmergeIdea.into.id, merged: false })
          resolve(refusal?.message ?? null)
        },
        onError: (error) => resolve(failed(error, say).message),
      })
    })
}
