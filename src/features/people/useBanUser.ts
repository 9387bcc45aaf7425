import { graphql } from 'react-relay'
import type { useBanUserMutation } from '#generated/useBanUserMutation.graphql.ts'
import type { useBanUserUnbanMutation } from '#generated/useBanUserUnbanMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const banUser: Act<useBanUserMutation> = {
  document: graphql`
    mutation useBanUserMutation($userId: ID!, $hidePosts: Boolean!, $clientMutationId: String) {
      banUser(userId: $userId, hidePosts: $hidePosts, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        user {
          id
          banned
        }
      }
    }
  `,
  payload: 'banUser',
  // The posts of the member leave the lists.
  updater: (store, _, { hidePosts }) => void (hidePosts && store.invalidateStore()),
}
const unbanUser: Act<useBanUserUnbanMutation> = {
  document: graphql`
    mutation useBanUserUnbanMutation($userId: ID!, $clientMutationId: String) {
      unbanUser(userId: $userId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        user {
          id
          banned
        }
      }
    }
  `,
  payload: 'unbanUser',
  // The posts that the ban hid come back into the lists.
  updater: (store) => store.invalidateStore(),
}

/** Bans a member. */
export function useBanUser() {
  return useAct(banUser)
}

/** Lifts a ban. */
export function useUnbanUser() {
  return useAct(unbanUser)
}
