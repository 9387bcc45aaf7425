import { graphql } from 'react-relay'
import type { useMarkAllReadMutation } from '#generated/useMarkAllReadMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { showAllRead } from './showRead.ts'

const markAllRead: Act<useMarkAllReadMutation> = {
  document: graphql`
    mutation useMarkAllReadMutation($before: DateTime, $clientMutationId: String) {
      markAllRead(before: $before, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
          id
          unreadNotificationCount
        }
      }
    }
  `,
  payload: 'markAllRead',
  updater: (store, _, variables) => showAllRead(store, variables),
  track: (track) => track('inbox_read', { all: true }),
}

/** Marks everything as read that was told until a moment. */
export function useMarkAllRead() {
  return useAct(markAllRead)
}
