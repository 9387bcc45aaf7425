import { use, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type Problem } from '#entities/Failure/problems.ts'
import type { useBanUserMutation } from '#generated/useBanUserMutation.graphql.ts'
import type { useBanUserUnbanMutation } from '#generated/useBanUserUnbanMutation.graphql.ts'
import { t } from '#lib/messages/en/people.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

interface Ban {
  ban: (hidePosts: boolean) => void
  unban: () => void
  isSending: boolean
  failure: string | null
}

/** Bans a member, and lifts a ban. Lists are asked for again: what somebody wrote may have left them, or come back. */
export function useBanUser({
  userId,
  name,
  onDone,
}: {
  userId: string
  name: string
  onDone: () => void
}): Ban {
  const { toasts } = useServices()
  const refreshFrame = use(FrameRefreshContext)
  const [failure, setFailure] = useState<string | null>(null)
  const [commitBan, isBanning] = useMutation<useBanUserMutation>(graphql`
    mutation useBanUserMutation($userId: ID!, $hidePosts: Boolean!, $clientMutationId: String) {
      banUser(userId: $userId, hidePosts: $hidePosts, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        user {
          id
          banned
        }
      }
    }
  `)
  const [commitUnban, isLifting] = useMutation<useBanUserUnbanMutation>(graphql`
    mutation useBanUserUnbanMutation($userId: ID!, $clientMutationId: String) {
      unbanUser(userId: $userId, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        user {
          id
          banned
        }
      }
    }
  `)
  const isSending = isBanning || isLifting
  const end = ([refusal]: readonly Problem[], said: string): void => {
    setFailure(refusal?.message ?? null)
    if (refusal) return
    toasts.add({ text: said })
    onDone()
    // What waits for the team is counted there.
    refreshFrame().catch(() => undefined)
  }
  const onError = (error: Error): void => setFailure(failed(error).message)
  return {
    isSending,
    failure,
    ban(hidePosts) {
      if (isSending) return
      commitBan({
        variables: { userId, hidePosts, clientMutationId: newMutationId() },
        updater: (store, data) =>
          hidePosts && data?.banUser?.errors.length === 0 && store.invalidateStore(),
        onCompleted: ({ banUser }, failures) =>
          end(problemsOf(banUser, failures), t('ban.done', { name })),
        onError,
      })
    },
    unban() {
      if (isSending) return
      commitUnban({
        variables: { userId, clientMutationId: newMutationId() },
        updater: (store, data) => data?.unbanUser?.errors.length === 0 && store.invalidateStore(),
        onCompleted: ({ unbanUser }, failures) =>
          end(problemsOf(unbanUser, failures), t('unban.done', { name })),
        onError,
      })
    },
  }
}
