import { graphql } from 'react-relay'
import type { useSetProviderLinkMutation } from '#generated/useSetProviderLinkMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const setProviderLink: Act<useSetProviderLinkMutation> = {
  document: graphql`
    mutation useSetProviderLinkMutation($id: ID!, $linked: Boolean!, $clientMutationId: String) {
      setProviderLink(linkId: $id, linked: $linked, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
          providerLinks {
            id
            unlinkedAt
            viewerCanUnlink
          }
        }
      }
    }
  `,
  payload: 'setProviderLink',
}

/** Unlinks a provider from the account, or links it again. */
export function useSetProviderLink() {
  return useAct(setProviderLink)
}
