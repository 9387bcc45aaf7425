import { graphql, useMutation } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import type { useSignOutMutation } from '#generated/useSignOutMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

/** Signs out; the page stays, seen with nobody's eyes. */
export function useSignOut(): () => void {
  const { session, toasts, intents } = useServices()
  const { pathname, search } = useLocation()
  const [commit] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($clientMutationId: String) {
      signOut(clientMutationId: $clientMutationId) {
        errors {
          message
        }
      }
    }
  `)
  return () => {
    commit({
      variables: { clientMutationId: newMutationId() },
      onCompleted({ signOut }) {
        const refusal = signOut?.errors[0]
        if (refusal) toasts.add({ text: refusal.message })
        else {
          intents.forget()
          session.change(pathname + search)
        }
      },
      onError: (error) => void toasts.add({ text: explainFailure(error).title }),
    })
  }
}
