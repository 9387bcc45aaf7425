import { useState } from 'react'
import { graphql, useFragment, useMutation } from 'react-relay'
import type { JoinCard_invitation$key } from '#generated/JoinCard_invitation.graphql.ts'
import type { JoinCardMutation } from '#generated/JoinCardMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/t.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import css from './JoinCard.module.css'

/** Signs an invited member in, on a press and never by opening the link. */
export function JoinCard({ invitation, token }: { invitation: JoinCard_invitation$key; token: string }) {
  const { name } = useFragment(
    graphql`
      fragment JoinCard_invitation on InvitationPreview {
        name
      }
    `,
    invitation,
  )
  const { session } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt] = useState(newMutationId)
  const [commit, isJoining] = useMutation<JoinCardMutation>(graphql`
    mutation JoinCardMutation($token: String!, $clientMutationId: String) {
      acceptInvitation(token: $token, clientMutationId: $clientMutationId) {
        errors {
          message
        }
      }
    }
  `)
  const join = (): void => {
    if (isJoining) return
    setFailure(null)
    commit({
      variables: { token, clientMutationId: attempt },
      onCompleted({ acceptInvitation }, failures) {
        const refusal = acceptInvitation ? acceptInvitation.errors[0]?.message : explainFailure(failures?.[0]).title
        if (refusal === undefined) session.change(session.takePlace())
        else setFailure(refusal)
      },
      onError: (error) => setFailure(explainFailure(error).title),
    })
  }
  return (
    <div className={css.card}>
      <Button variant="primary" onClick={join} aria-disabled={isJoining}>
        <span>
          {t('invitation.join')} <bdi>{name}</bdi>
        </span>
      </Button>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  )
}
