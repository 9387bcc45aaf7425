import { useState } from 'react'
import { ConnectionHandler, graphql, useMutation } from 'react-relay'
import type { useChangeInvitationResendMutation } from '#generated/useChangeInvitationResendMutation.graphql.ts'
import type { useChangeInvitationRevokeMutation } from '#generated/useChangeInvitationRevokeMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/people.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

/** Sends an open invitation again, or revokes it, which takes it out of the list. Takes the ids of both in the store. */
export function useChangeInvitation({ id, record, whom, connection }: { id: string; record: string; whom: string; connection: string }) {
  const { toasts } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  const [commitResend, isResending] = useMutation<useChangeInvitationResendMutation>(graphql`
    mutation useChangeInvitationResendMutation($id: ID!, $clientMutationId: String) {
      resendInvitation(id: $id, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        invitation {
          id
          expiresAt
        }
      }
    }
  `)
  const [commitRevoke, isRevoking] = useMutation<useChangeInvitationRevokeMutation>(graphql`
    mutation useChangeInvitationRevokeMutation($id: ID!, $clientMutationId: String) {
      revokeInvitation(id: $id, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        revokedId
      }
    }
  `)
  const isSending = isResending || isRevoking
  const end = (refusal: string | undefined, said: string): void => {
    setFailure(refusal ?? null)
    if (refusal === undefined) toasts.add({ text: said })
  }
  const onError = (error: Error): void => setFailure(explainFailure(error).title)
  return {
    isSending,
    failure,
    resend() {
      if (isSending) return
      commitResend({
        variables: { id, clientMutationId: newMutationId() },
        onCompleted: ({ resendInvitation: answer }, failures) => end(answer ? answer.errors[0]?.message : explainFailure(failures?.[0]).title, t('open.resent')),
        onError,
      })
    },
    revoke() {
      if (isSending) return
      commitRevoke({
        variables: { id, clientMutationId: newMutationId() },
        updater(store, data) {
          const list = data?.revokeInvitation?.revokedId ? store.get(connection) : null
          if (list) ConnectionHandler.deleteNode(list, record)
        },
        onCompleted: ({ revokeInvitation: answer }, failures) => end(answer ? answer.errors[0]?.message : explainFailure(failures?.[0]).title, t('open.revoked', { name: whom })),
        onError,
      })
    },
  }
}
