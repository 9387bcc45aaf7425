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
  optimisticUpdater: (store, { cadence, timeZone }) => {
    const viewer = store.getRoot().getLinkedRecord('viewer')
    viewer?.setValue(cadence, 'mailCadence')
    if (timeZone) viewer?.setValue(timeZone, 'mailTimeZone')
  },
  serial: () => 'viewer',
}

/** The time zone of this browser, by its name in the IANA database. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Sets how often e-mail comes, a digest in the time zone of this browser: at once on the screen; why not, in a message. */
export function useSetCadence(): (cadence: MailCadence) => Promise<void> {
  const run = useRun(setCadence)
  const say = useSayNotSaved()
  return async (cadence) => say(await run({ cadence, timeZone: zoneHere() }))
}
