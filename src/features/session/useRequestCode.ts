import { graphql, useMutation } from 'react-relay'
import type { useRequestCodeMutation } from '#generated/useRequestCodeMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { failureOf, refusalOf, type SignInRefusal } from './signInOutcome.ts'

interface Request {
  readonly email: string
  readonly guard: { token: string; website: string } | null
}

/** Asks for a code; `onEnd` gets why there is none, or null. */
export function useRequestCode(): (
  request: Request,
  onEnd: (refusal: SignInRefusal | null) => void,
) => void {
  const { usage } = useServices()
  const [commit] = useMutation<useRequestCodeMutation>(graphql`
    mutation useRequestCodeMutation(
      $email: String!
      $guard: FormGuardInput
      $clientMutationId: String
    ) {
      requestSignInCode(email: $email, guard: $guard, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
      }
    }
  `)
  return ({ email, guard }, onEnd) => {
    commit({
      variables: { email, guard, clientMutationId: newMutationId() },
      onCompleted({ requestSignInCode }, failures) {
        const refusal = refusalOf(requestSignInCode, failures)
        usage.track('sign_in_step', { step: refusal ? 'refused' : 'asked', by: 'code' })
        onEnd(refusal)
      },
      onError: (error) => onEnd(failureOf(error)),
    })
  }
}
