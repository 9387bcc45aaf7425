import { graphql } from 'react-relay'
import type { useSetDefaultMutation } from '#generated/useSetDefaultMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import type { NotificationChannel, NotificationKind } from '#rules/notifications.ts'
import { useSayNotSaved } from './useSayNotSaved.ts'

const setDefault: Act<useSetDefaultMutation> = {
  document: graphql`
    mutation useSetDefaultMutation(
      $kind: NotificationKind!
      $channel: NotificationChannel!
      $on: Boolean!
      $clientMutationId: String
    ) {
      setNotificationDefault(
        kind: $kind
        channel: $channel
        on: $on
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        site {
          id
          notificationDefaults {
            kind
            channel
            on
          }
        }
      }
    }
  `,
  payload: 'setNotificationDefault',
  optimisticUpdater: (store, { kind, channel, on }) =>
    void store
      .getRoot()
      .getLinkedRecord('site')
      ?.getLinkedRecords('notificationDefaults')
      ?.find((one) => one?.getValue('kind') === kind && one.getValue('channel') === channel)
      ?.setValue(on, 'on'),
  serial: ({ kind, channel }) => `${kind} ${channel}`,
}

/** Sets what people are told who have not chosen themselves: at once on the screen; why not, in a message. */
export function useSetDefault() {
  const run = useRun(setDefault)
  const say = useSayNotSaved()
  return async (kind: NotificationKind, channel: NotificationChannel, on: boolean): Promise<void> =>
    say(await run({ kind, channel, on }))
}
