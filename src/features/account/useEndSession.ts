import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type OnEnd } from '#entities/Failure/problems.ts'
import type { useEndSessionMutation } from '#generated/useEndSessionMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { takeSessions } from './takeSessions.ts'

/** Signs somebody out on one of their devices. */
export function useEndSession(): [end: (id: string, onEnd: OnEnd) => void, isEnding: boolean] {
  const [commit, isEnding] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($id: ID!, $clientMutationId: String) {
      endSession(id: $id, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
        viewer {
          sessions {
            id
            device
            isCurrent
            lastUsedAt
            createdAt
          }
        }
      }
    }
  `)
  const end = (id: string, onEnd: OnEnd): void => {
    commit({
      variables: { id, clientMutationId: newMutationId() },
      updater: (store) => takeSessions(store, 'endSession'),
      onCompleted: ({ endSession }, failures) => onEnd(problemsOf(endSession, failures)),
      onError: (error) => onEnd([failed(error)]),
    })
  }
  return [end, isEnding]
}
