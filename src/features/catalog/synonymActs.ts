import { graphql } from 'react-relay'
import type { synonymActsDeleteMutation } from '#generated/synonymActsDeleteMutation.graphql.ts'
import type { synonymActsSaveMutation } from '#generated/synonymActsSaveMutation.graphql.ts'
import type { synonymActsSwitchMutation } from '#generated/synonymActsSwitchMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'

/** Says that some words mean the same, or changes what was said. */
export const saveSynonyms: Act<synonymActsSaveMutation> = {
  document: graphql`
    mutation synonymActsSaveMutation($groupId: ID, $words: [String!]!, $clientMutationId: String) {
      saveSynonyms(groupId: $groupId, words: $words, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...SearchWordLists_site
        }
      }
    }
  `,
  payload: 'saveSynonyms',
}

/** Takes back that some words mean the same. */
export const deleteSynonyms: Act<synonymActsDeleteMutation> = {
  document: graphql`
    mutation synonymActsDeleteMutation($groupId: ID!, $clientMutationId: String) {
      deleteSynonyms(groupId: $groupId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...SearchWordLists_site
        }
      }
    }
  `,
  payload: 'deleteSynonyms',
}

/** Turns words off that mean the same, or on again. */
export const switchSynonyms: Act<synonymActsSwitchMutation> = {
  document: graphql`
    mutation synonymActsSwitchMutation($groupId: ID!, $isOn: Boolean!, $clientMutationId: String) {
      switchSynonyms(groupId: $groupId, isOn: $isOn, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...SearchWordLists_site
        }
      }
    }
  `,
  payload: 'switchSynonyms',
}
