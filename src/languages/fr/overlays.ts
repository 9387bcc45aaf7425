import type { Translation } from '#lib/messages/catalogue.ts'
import type { overlaysMessages } from '#lib/messages/catalogues/overlays.ts'

export const overlays: Translation<typeof overlaysMessages> = {
  'toast.region': 'Messages',
  'toast.close': 'Fermer le message',
  'image.title': 'Image',
  'dialog.close': 'Fermer',
}
