import { graphql } from 'react-relay'
import type { useUpdateProfileMutation } from '#generated/useUpdateProfileMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const updateProfile: Act<useUpdateProfileMutation> = {
  document: graphql`
    mutation useUpdateProfileMutation($name: String!, $clientMutationId: String) {
      updateProfile(name: $name, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
          user {
            id
            name
          }
        }
      }
    }
  `,
  payload: 'updateProfile',
}

/** Sets the name that others see. */
export function useUpdateProfile() {
  return useAct(updateProfile)
}
