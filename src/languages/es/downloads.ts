import type { Translation } from '#lib/messages/catalogue.ts'
import type { downloadMessages } from '#lib/messages/catalogues/downloads.ts'

export const downloads: Translation<typeof downloadMessages> = {
  'file.failed': 'No se pudo descargar el archivo. Inténtalo de nuevo en unos minutos.',
  'file.tooOften': {
    one: 'Has alcanzado el límite de descargas de esta hora. Inténtalo de nuevo dentro de {count} minuto.',
    other:
      'Has alcanzado el límite de descargas de esta hora. Inténtalo de nuevo dentro de {count} minutos.',
  },
}
