import { graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import type { useSetPreferenceMutation } from '#generated/useSetPreferenceMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import type { NotificationChannel, NotificationKind } from '#rules/notifications.ts'
import { useSayNotSaved } from './useSayNotSaved.ts'

const setPreference: Act<useSetPreferenceMutation> = {
  document: graphql`
    mutation useSetPreferenceMutation(
      $kind: NotificationKind!
      $channel: NotificationChannel!
      $on: Boolean!
      $clientMutationId: String
    ) {
      setNotificationPreference(
        kind: $kind
        channel: $channel
        on: $on
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        viewer {
          id
          notificationPreferences {
            kind
            channel
            on
          }
        }
      }
    }
  `,
  payload: 'setNotificationPreference',
  optimisticUpdater: showPreference,
  track: (track, _, { kind, channel, on }) =>
    track('told_set', {
      kind: kind as NotificationKind,
      channel: channel as NotificationChannel,
      on,
    }),
  serial: ({ kind, channel }) => `${kind} ${channel}`,
}

/** Shows a preference as it is being set. */
function showPreference(
  store: RecordSourceProxy,
  { kind, channel, on }: useSetPreferenceMutation['variables'],
): void {
  const all = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecords('notificationPreferences')
  all
    ?.find((one) => one?.getValue('kind') === kind && one.getValue('channel') === channel)
    ?.setValue(on, 'on')
}

/** Sets (never toggles) whether the viewer is told of a kind by one way: at once on the screen; why not, in a message. */
export function useSetPreference() {
  const run = useRun(setPreference)
  const say = useSayNotSaved()
  return async (kind: NotificationKind, channel: NotificationChannel, on: boolean): Promise<void> =>
    say(await run({ kind, channel, on }))
}
