import { graphql } from 'react-relay'
import type { usePauseMutation } from '#generated/usePauseMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useSayNotSaved } from './useSayNotSaved.ts'

const pause: Act<usePauseMutation> = {
  document: graphql`
    mutation usePauseMutation($until: DateTime, $clientMutationId: String) {
      pauseNotifications(until: $until, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
          id
          notificationsPausedUntil
        }
      }
    }
  `,
  payload: 'pauseNotifications',
  optimisticUpdater: (store, { until }) =>
    void store
      .getRoot()
      .getLinkedRecord('viewer')
      ?.setValue(until ?? null, 'notificationsPausedUntil'),
  serial: () => 'viewer',
}

/** Pauses e-mail and push until a moment, or resumes them (null): at once on the screen; why not, in a message. */
export function usePause(): (until: string | null) => Promise<void> {
  const run = useRun(pause)
  const say = useSayNotSaved()
  return async (until) => say(await run({ until }))
}
