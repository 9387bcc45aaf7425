import type { Translation } from '#lib/messages/catalogue.ts'
import type { guestMessages } from '#lib/messages/catalogues/guest.ts'

export const guest: Translation<typeof guestMessages> = {
  counted: 'Deine Stimme zählt. Willst du wissen, wie es weitergeht?',
  getUpdates: 'Benachrichtigen',
}
