import { useState } from 'react'
import { ConnectionHandler, graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type Problem } from '#entities/Failure/problems.ts'
import type { useChangeInvitationResendMutation } from '#generated/useChangeInvitationResendMutation.graphql.ts'
import type { useChangeInvitationRevokeMutation } from '#generated/useChangeInvitationRevokeMutation.graphql.ts'
import { t } from '#lib/messages/en/people.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

interface Options {
  id: string
  /** The ids of both in the store. */
  record: string
  connection: string
  /** What it is called when it is gone. */
  whom: string
  /** What is said when it was sent again. */
  resent: string
  onRevoked: () => void
}

/** Sends an open invitation again, or revokes it, which takes it out of the list. */
export function useChangeInvitation({ id, record, whom, connection, resent, onRevoked }: Options) {
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
  const end = ([refusal]: readonly Problem[], said: string): void => {
    setFailure(refusal?.message ?? null)
    if (!refusal) toasts.add({ text: said })
  }
  const onError = (error: Error): void => setFailure(failed(error).message)
  return {
    isSending,
    failure,
    resend() {
      if (isSending) return
      commitResend({
        variables: { id, clientMutationId: newMutationId() },
        onCompleted: ({ resendInvitation }, failures) =>
          end(problemsOf(resendInvitation, failures), resent),
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
        onCompleted({ revokeInvitation }, failures) {
          const problems = problemsOf(revokeInvitation, failures)
          if (problems.length === 0) onRevoked()
          end(problems, t('open.revoked', { name: whom }))
        },
        onError,
      })
    },
  }
}
