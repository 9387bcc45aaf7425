import type { Translation } from '#lib/messages/catalogue.ts'
import type { guestMessages } from '#lib/messages/catalogues/guest.ts'

export const guest: Translation<typeof guestMessages> = {
  counted: 'Tu voto cuenta. ¿Quieres saber qué pasa después?',
  getUpdates: 'Recibir novedades',
}
