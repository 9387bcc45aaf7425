import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type OnEnd, type Problem } from '#entities/Failure/problems.ts'
import type { useChangeEmailConfirmMutation } from '#generated/useChangeEmailConfirmMutation.graphql.ts'
import type { useChangeEmailRequestMutation } from '#generated/useChangeEmailRequestMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { takeSessions } from './takeSessions.ts'

export interface EmailCodes {
  newCode: string
  oldCode: string | null
}

/** Changes the address that somebody signs in with, in two steps: codes are sent, and come back. */
export function useChangeEmail(): {
  request: (
    email: string,
    onEnd: (problems: readonly Problem[], needsOldCode: boolean) => void,
  ) => void
  confirm: (codes: EmailCodes, onEnd: OnEnd) => void
  isBusy: boolean
} {
  const [commitRequest, isRequesting] = useMutation<useChangeEmailRequestMutation>(graphql`
    mutation useChangeEmailRequestMutation($email: String!, $clientMutationId: String) {
      requestEmailChange(email: $email, clientMutationId: $clientMutationId) {
        needsOldCode
        errors {
          field
          message
        }
      }
    }
  `)
  const [commitConfirm, isConfirming] = useMutation<useChangeEmailConfirmMutation>(graphql`
    mutation useChangeEmailConfirmMutation(
      $newCode: String!
      $oldCode: String
      $clientMutationId: String
    ) {
      confirmEmailChange(
        newCode: $newCode
        oldCode: $oldCode
        clientMutationId: $clientMutationId
      ) {
        errors {
          field
          message
        }
        viewer {
          email
          sessions {
            id
            device
            isCurrent
            lastUsedAt
            createdAt
          }
        }
      }
    }
  `)
  return {
    isBusy: isRequesting || isConfirming,
    request: (email, onEnd) => {
      commitRequest({
        variables: { email, clientMutationId: newMutationId() },
        onCompleted: ({ requestEmailChange: sent }, failures) =>
          onEnd(problemsOf(sent, failures), sent?.needsOldCode === true),
        onError: (error) => onEnd([failed(error)], false),
      })
    },
    confirm: (codes, onEnd) => {
      commitConfirm({
        variables: { ...codes, clientMutationId: newMutationId() },
        updater: (store) => takeSessions(store, 'confirmEmailChange'),
        onCompleted: ({ confirmEmailChange: changed }, failures) =>
          onEnd(problemsOf(changed, failures)),
        onError: (error) => onEnd([failed(error)]),
      })
    },
  }
}
