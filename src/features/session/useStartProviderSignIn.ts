import { graphql } from 'react-relay'
import type { useStartProviderSignInMutation } from '#generated/useStartProviderSignInMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'

const startProviderSignIn: Act<useStartProviderSignInMutation> = {
  document: graphql`
    mutation useStartProviderSignInMutation(
      $providerId: ID!
      $returnTo: String!
      $clientMutationId: String
    ) {
      startProviderSignIn(
        providerId: $providerId
        returnTo: $returnTo
        clientMutationId: $clientMutationId
      ) {
        url
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'startProviderSignIn',
}

/** Begins to sign in at a provider, and gives the address there. */
export function useStartProviderSignIn() {
  return useRun(startProviderSignIn)
}
