import { graphql } from 'react-relay'
import type { useSetTrustedMutation } from '#generated/useSetTrustedMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const setTrusted: Act<useSetTrustedMutation> = {
  document: graphql`
    mutation useSetTrustedMutation($userId: ID!, $trusted: Boolean!, $clientMutationId: String) {
      setPersonTrusted(userId: $userId, trusted: $trusted, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        user {
          id
          trusted
        }
      }
    }
  `,
  payload: 'setPersonTrusted',
}

/** Sets whether what a member writes waits for approval. */
export function useSetTrusted() {
  return useAct(setTrusted)
}
