import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf } from '#entities/Failure/problems.ts'
import type { useTransferOwnershipMutation } from '#generated/useTransferOwnershipMutation.graphql.ts'
import { t } from '#lib/messages/en/people.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

/** Makes somebody else the owner. What the viewer may do changes with it, so the page is read anew. */
export function useTransferOwnership({
  userId,
  name,
  onDone,
}: {
  userId: string
  name: string
  onDone: () => void
}) {
  const { toasts, session } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  const [commit, isSending] = useMutation<useTransferOwnershipMutation>(graphql`
    mutation useTransferOwnershipMutation($userId: ID!, $clientMutationId: String) {
      transferOwnership(userId: $userId, clientMutationId: $clientMutationId) {
        errors {
          message
        }
      }
    }
  `)
  const transfer = (): void => {
    if (isSending) return
    setFailure(null)
    commit({
      variables: { userId, clientMutationId: newMutationId() },
      onCompleted({ transferOwnership }, failures) {
        const [refusal] = problemsOf(transferOwnership, failures)
        if (refusal) return setFailure(refusal.message)
        onDone()
        toasts.add({ text: t('transfer.done', { name }) })
        session.change('/team/people')
      },
      onError: (error) => setFailure(failed(error).message),
    })
  }
  return { transfer, isSending, failure }
}
