import { graphql } from 'react-relay'
import type { useMarkGroupReadMutation } from '#generated/useMarkGroupReadMutation.graphql.ts'
import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'
import { showGroupRead } from './showRead.ts'

const markGroupRead: Act<useMarkGroupReadMutation> = {
  document: graphql`
    mutation useMarkGroupReadMutation($groupId: ID!, $clientMutationId: String) {
      markGroupRead(groupId: $groupId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        group {
          id
          unreadCount
        }
        viewer {
          id
          unreadNotificationCount
        }
      }
    }
  `,
  payload: 'markGroupRead',
  optimisticUpdater: showGroupRead,
  track: (track) => track('inbox_read', { all: false }),
  serial: ({ groupId }) => groupId,
}

/**
 * Marks all that a group tells as read: at once on the screen and in the navigation. Gives why it
 * was not done, or null.
 */
export function useMarkGroupRead(): (groupId: string) => Promise<string | null> {
  const t = useMessages(inboxMessages)
  const language = useLanguage()
  const run = useRun(markGroupRead)
  return async (groupId) =>
    problemOf(await run({ groupId }), language, (what) => t('read.failed', { what }))
}

/** The same, which says in a message why it was not done. */
export function useSayMarkGroupRead(): (groupId: string) => Promise<void> {
  const mark = useMarkGroupRead()
  const { toasts } = useServices()
  return async (groupId) => {
    const problem = await mark(groupId)
    if (problem !== null) toasts.add({ text: problem })
  }
}
