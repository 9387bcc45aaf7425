import type { Translation } from '#lib/messages/catalogue.ts'
import type { downloadMessages } from '#lib/messages/catalogues/downloads.ts'

export const downloads: Translation<typeof downloadMessages> = {
  'file.failed': 'No se pudo descargar el archivo. Inténtalo de nuevo en unos minutos.',
  'file.tooOften': {
    one: 'Lo has descargado muchas veces en la última hora. Inténtalo de nuevo dentro de {count} minuto.',
    other:
      'Lo has descargado muchas veces en la última hora. Inténtalo de nuevo dentro de {count} minutos.',
  },
}
