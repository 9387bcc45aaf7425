import type { Translation } from '#lib/messages/catalogue.ts'
import type { subscriptionMessages } from '#lib/messages/catalogues/subscription.ts'

export const subscription: Translation<typeof subscriptionMessages> = {
  'subscribe.failed': '{what}. Appuyez à nouveau pour réessayer.',
}
