import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf } from '#entities/Failure/problems.ts'
import type { Role, useSetRoleMutation } from '#generated/useSetRoleMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** Gives a member another role, at once on the screen; why it was refused, and whether it was taken, until the next try. `record` is their id in the store. */
export function useSetRole({
  id,
  record,
}: {
  id: string
  record: string
}): [setRole: (role: Role) => void, refusal: string | null, isSaved: boolean] {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [commit] = useMutation<useSetRoleMutation>(graphql`
    mutation useSetRoleMutation($userId: ID!, $role: Role!, $clientMutationId: String) {
      setRole(userId: $userId, role: $role, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        user {
          id
          role
          viewerAssignableRoles
          viewerCanBan
        }
      }
    }
  `)
  const setRole = (role: Role): void => {
    setRefusal(null)
    setSaved(false)
    commit({
      variables: { userId: id, role, clientMutationId: newMutationId() },
      optimisticUpdater: (store) => void store.get(record)?.setValue(role, 'role'),
      onCompleted({ setRole: answer }, failures) {
        const found = problemsOf(answer, failures)[0]?.message ?? null
        setRefusal(found)
        setSaved(found === null)
      },
      onError: (error) => setRefusal(failed(error).message),
    })
  }
  return [setRole, refusal, isSaved]
}
