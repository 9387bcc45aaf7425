import { graphql } from 'react-relay'
import type { useDeleteSiteMutation } from '#generated/useDeleteSiteMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const deleteSite: Act<useDeleteSiteMutation> = {
  document: graphql`
    mutation useDeleteSiteMutation($name: String!, $clientMutationId: String) {
      deleteSite(name: $name, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'deleteSite',
}

/** Deletes the site, of which the presser has typed the name. */
export function useDeleteSite() {
  return useAct(deleteSite)
}
