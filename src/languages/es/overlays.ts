import type { Translation } from '#lib/messages/catalogue.ts'
import type { overlaysMessages } from '#lib/messages/catalogues/overlays.ts'

export const overlays: Translation<typeof overlaysMessages> = {
  'toast.region': 'Mensajes',
  'toast.close': 'Cerrar mensaje',
  'image.title': 'Imagen',
  'dialog.close': 'Cerrar',
}
