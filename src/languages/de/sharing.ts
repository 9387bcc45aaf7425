import type { Translation } from '#lib/messages/catalogue.ts'
import type { sharingMessages } from '#lib/messages/catalogues/sharing.ts'

export const sharing: Translation<typeof sharingMessages> = {
  'share.copied': 'Link kopiert',
  'share.failed': 'Der Link konnte nicht kopiert werden. Kopiere ihn aus der Adresszeile.',
}
