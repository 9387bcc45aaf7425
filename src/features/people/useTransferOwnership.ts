import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useTransferOwnershipMutation } from '#generated/useTransferOwnershipMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/people.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

/** Makes somebody else the owner. What the viewer may do changes with it, so the page is read anew. */
export function useTransferOwnership({ userId, name, onDone }: { userId: string; name: string; onDone: () => void }) {
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
        const refusal = transferOwnership ? transferOwnership.errors[0]?.message : explainFailure(failures?.[0]).title
        if (refusal !== undefined) return setFailure(refusal)
        onDone()
        toasts.add({ text: t('transfer.done', { name }) })
        session.change('/team/people')
      },
      onError: (error) => setFailure(explainFailure(error).title),
    })
  }
  return { transfer, isSending, failure }
}
