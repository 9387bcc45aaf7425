import { graphql } from 'react-relay'
import type { useCreateSiteMutation } from '#generated/useCreateSiteMutation.graphql.ts'
import type { Act, ActVariables } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

/** The first person's settings of the new site. */
export type NewSite = Omit<ActVariables<useCreateSiteMutation>, 'token'>

const createSite: Act<useCreateSiteMutation> = {
  document: graphql`
    mutation useCreateSiteMutation(
      $token: String!
      $siteName: String!
      $ownerName: String!
      $start: SiteStart!
      $locale: String!
      $clientMutationId: String
    ) {
      createSite(
        token: $token
        siteName: $siteName
        ownerName: $ownerName
        start: $start
        locale: $locale
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'createSite',
  // A lost answer does not use up the link.
  repeatable: true,
}

/** Makes the site and its owner with a one-time link's token. */
export function useCreateSite() {
  return useAct(createSite)
}
