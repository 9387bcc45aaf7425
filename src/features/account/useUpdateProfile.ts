import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type OnEnd } from '#entities/Failure/problems.ts'
import type { useUpdateProfileMutation } from '#generated/useUpdateProfileMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** Sets the name that others see. */
export function useUpdateProfile(): [
  update: (name: string, onEnd: OnEnd) => void,
  isSaving: boolean,
] {
  const [commit, isSaving] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($name: String!, $clientMutationId: String) {
      updateProfile(name: $name, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
        viewer {
          user {
            id
            name
          }
        }
      }
    }
  `)
  const update = (name: string, onEnd: OnEnd): void => {
    commit({
      variables: { name, clientMutationId: newMutationId() },
      onCompleted: ({ updateProfile }, failures) => onEnd(problemsOf(updateProfile, failures)),
      onError: (error) => onEnd([failed(error)]),
    })
  }
  return [update, isSaving]
}
