import { graphql } from 'react-relay'
import type { useSetSubscriptionMutation } from '#generated/useSetSubscriptionMutation.graphql.ts'
import { subscriptionMessages } from '#lib/messages/catalogues/subscription.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'

const setSubscription: Act<useSetSubscriptionMutation> = {
  document: graphql`
    mutation useSetSubscriptionMutation($subscribed: Boolean!, $clientMutationId: String) {
      setChangelogSubscription(subscribed: $subscribed, clientMutationId: $clientMutationId) {
        errors {
          code
          ...problems_error
        }
        viewer {
          id
          isSubscribedToChangelog
        }
      }
    }
  `,
  payload: 'setChangelogSubscription',
  optimisticUpdater: (store, { subscribed }) =>
    store.getRoot().getLinkedRecord('viewer')?.setValue(subscribed, 'isSubscribedToChangelog'),
  track: (track, _, { subscribed }) => track('changelog_subscribed', { subscribed }),
  serial: () => 'changelog subscription',
}

/** Sets (never toggles) whether the viewer is told of every entry: at once on the screen; why not, in a message. */
export function useSetSubscription(): (subscribed: boolean) => Promise<void> {
  const t = useMessages(subscriptionMessages)
  const language = useLanguage()
  const { signInPrompt, toasts } = useServices()
  const run = useRun(setSubscription)
  return async (subscribed) => {
    const outcome = await run({ subscribed })
    const problem = problemOf(outcome, language, (what) => t('subscribe.failed', { what }))
    if (outcome.kind === 'refused' && outcome.errors[0]?.code === 'NOT_SIGNED_IN')
      signInPrompt.ask('subscribe')
    else if (problem !== null) toasts.add({ text: problem })
  }
}
