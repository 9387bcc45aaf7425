import { graphql } from 'react-relay'
import type { useSignOutEverywhereMutation } from '#generated/useSignOutEverywhereMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const signOutEverywhere: Act<useSignOutEverywhereMutation> = {
  document: graphql`
    mutation useSignOutEverywhereMutation($clientMutationId: String) {
      signOutEverywhere(clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'signOutEverywhere',
}

/** Signs somebody out on every device, this one too. */
export function useSignOutEverywhere() {
  return useAct(signOutEverywhere)
}
