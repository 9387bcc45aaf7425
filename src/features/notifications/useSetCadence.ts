import { graphql } from 'react-relay'
import type {
  MailCadence,
  useSetCadenceMutation,
} from '#generated/useSetCadenceMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useSayNotSaved } from './useSayNotSaved.ts'

const setCadence: Act<useSetCadenceMutation> = {
  document: graphql`
    mutation useSetCadenceMutation(
      $cadence: MailCadence!
      $timeZone: String
      $clientMutationId: String
    ) {
      setMailCadence(cadence: $cadence, timeZone: $timeZone, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
          id
          mailCadence
          mailTimeZone
        }
      }
    }
  `,
  payload: 'setMailCadence',
  optimisticUpdater: (store, { cadence }) =>
    void store.getRoot().getLinkedRecord('viewer')?.setValue(cadence, 'mailCadence'),
  serial: () => 'viewer',
}

/** Sets how often e-mail comes, a digest in the time zone of this browser: at once on the screen; why not, in a message. */
export function useSetCadence(): (cadence: MailCadence) => Promise<void> {
  const run = useRun(setCadence)
  const say = useSayNotSaved()
  return async (cadence) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    say(await run({ cadence, timeZone }))
  }
}
