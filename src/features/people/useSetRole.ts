import { graphql } from 'react-relay'
import type { useSetRoleMutation } from '#generated/useSetRoleMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { dataId } from '#relay/store/dataId.ts'

const setRole: Act<useSetRoleMutation> = {
  document: graphql`
    mutation useSetRoleMutation($userId: ID!, $role: Role!, $clientMutationId: String) {
      setRole(userId: $userId, role: $role, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        user {
          id
          role
          viewerAssignableRoles
          viewerCanBan
        }
      }
    }
  `,
  payload: 'setRole',
  optimisticUpdater: (store, { userId, role }) =>
    void store.get(dataId('User', userId))?.setValue(role, 'role'),
  serial: ({ userId }) => userId,
}

/** Gives a member another role, at once on the screen. */
export function useSetRole() {
  return useAct(setRole)
}
