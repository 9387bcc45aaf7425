import type { Translation } from '#lib/messages/catalogue.ts'
import type { sharingMessages } from '#lib/messages/catalogues/sharing.ts'

export const sharing: Translation<typeof sharingMessages> = {
  'share.copied': 'Lien copié',
  'share.failed': 'Le lien n’a pas pu être copié. Copiez-le depuis la barre d’adresse.',
}
