import type { Translation } from '#lib/messages/catalogue.ts'
import type { sharingMessages } from '#lib/messages/catalogues/sharing.ts'

export const sharing: Translation<typeof sharingMessages> = {
  'share.copied': 'Enlace copiado',
  'share.failed': 'No se pudo copiar el enlace. Cópialo de la barra de direcciones.',
}
