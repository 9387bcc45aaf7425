import { graphql } from 'react-relay'
import type { useSetMailStoppedMutation } from '#generated/useSetMailStoppedMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useSayNotSaved } from './useSayNotSaved.ts'

const setMailStopped: Act<useSetMailStoppedMutation> = {
  document: graphql`
    mutation useSetMailStoppedMutation($stopped: Boolean!, $clientMutationId: String) {
      setMailStopped(stopped: $stopped, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
          id
          hasStoppedMail
        }
      }
    }
  `,
  payload: 'setMailStopped',
  optimisticUpdater: (store, { stopped }) =>
    void store.getRoot().getLinkedRecord('viewer')?.setValue(stopped, 'hasStoppedMail'),
  serial: () => 'viewer',
}

/** Stops all e-mail about what happens, or lets it come again: at once on the screen; why not, in a message. */
export function useSetMailStopped(): (stopped: boolean) => Promise<void> {
  const run = useRun(setMailStopped)
  const say = useSayNotSaved()
  return async (stopped) => say(await run({ stopped }))
}
