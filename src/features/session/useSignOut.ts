import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { useSignOutMutation } from '#generated/useSignOutMutation.graphql.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'
import { forgetUnsaved } from '#services/storage/useUnsaved.ts'

const signOut: Act<useSignOutMutation> = {
  document: graphql`
    mutation useSignOutMutation($clientMutationId: String) {
      signOut(clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'signOut',
}

/** Signs out; the page stays, as a visitor sees it. */
export function useSignOut(): () => Promise<void> {
  const language = useLanguage()
  const { session, toasts, intents, tabStorage } = useServices()
  const { pathname, search } = useLocation()
  const run = useRun(signOut)
  return async () => {
    const problem = problemOf(await run({}), language)
    if (problem !== null) return void toasts.add({ text: problem })
    intents.forget()
    forgetUnsaved(tabStorage)
    session.change(pathname + search)
  }
}
