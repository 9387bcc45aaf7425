import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type Problem } from '#entities/Failure/problems.ts'
import type { Role, useInvitePeopleMutation } from '#generated/useInvitePeopleMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** Invites addresses. Without problems they are on their way. */
export function useInvitePeople(): [
  invite: (
    emails: readonly string[],
    role: Role,
    onEnd: (problems: readonly Problem[]) => void,
  ) => void,
  isSending: boolean,
] {
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
  const invite = (
    emails: readonly string[],
    role: Role,
    onEnd: (problems: readonly Problem[]) => void,
  ): void => {
    commit({
      variables: { emails, role, clientMutationId: newMutationId() },
      onCompleted: ({ invitePeople }, failures) => onEnd(problemsOf(invitePeople, failures)),
      onError: (error) => onEnd([failed(error)]),
    })
  }
  return [invite, isSending]
}
