import type { Translation } from '#lib/messages/catalogue.ts'
import type { overlaysMessages } from '#lib/messages/catalogues/overlays.ts'

export const overlays: Translation<typeof overlaysMessages> = {
  'toast.region': 'Hinweise',
  'toast.close': 'Hinweis schließen',
  'image.title': 'Bild',
  'dialog.close': 'Schließen',
}
