import { graphql, useMutation } from 'react-relay'
import type { Role, useInvitePeopleMutation } from '#generated/useInvitePeopleMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** What the server said no to, or that nobody knows whether it arrived. Empty: they are on their way. */
export type InviteProblems = readonly { field: string | null; message: string }[]

/** Invites addresses. */
export function useInvitePeople(): [invite: (emails: readonly string[], role: Role, onEnd: (problems: InviteProblems) => void) => void, isSending: boolean] {
  const [commit, isSending] = useMutation<useInvitePeopleMutation>(graphql`
    mutation useInvitePeopleMutation($emails: [String!]!, $role: Role!, $clientMutationId: String) {
      invitePeople(emails: $emails, role: $role, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
      }
    }
  `)
  const invite = (emails: readonly string[], role: Role, onEnd: (problems: InviteProblems) => void): void => {
    commit({
      variables: { emails, role, clientMutationId: newMutationId() },
      onCompleted({ invitePeople }, failures) {
        if (!invitePeople) return onEnd([{ field: null, message: explainFailure(failures?.[0]).title }])
        onEnd(invitePeople.errors.map(({ field, message }) => ({ field: field ?? null, message })))
      },
      onError: (error) => onEnd([{ field: null, message: explainFailure(error).title }]),
    })
  }
  return [invite, isSending]
}
