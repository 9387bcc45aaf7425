import { defineMessages } from '../catalogue.ts'

/** The sentence of a subscription that could not be set; apart, since the settings say it without the changelog. */
export const subscriptionMessages = defineMessages('subscription', {
  'subscribe.failed': '{what}. Press again to retry.',
})
