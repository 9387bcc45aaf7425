import type { Translation } from '#lib/messages/catalogue.ts'
import type { guestMessages } from '#lib/messages/catalogues/guest.ts'

export const guest: Translation<typeof guestMessages> = {
  counted: 'Votre vote compte. Voulez-vous connaître la suite\u202f?',
  getUpdates: 'Me prévenir',
}
