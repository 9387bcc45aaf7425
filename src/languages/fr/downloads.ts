import type { Translation } from '#lib/messages/catalogue.ts'
import type { downloadMessages } from '#lib/messages/catalogues/downloads.ts'

export const downloads: Translation<typeof downloadMessages> = {
  'file.failed': 'Le fichier n’a pas pu être téléchargé. Réessayez dans quelques minutes.',
  'file.tooOften': {
    one: 'Vous avez atteint la limite de téléchargements pour cette heure. Réessayez dans {count} minute.',
    other:
      'Vous avez atteint la limite de téléchargements pour cette heure. Réessayez dans {count} minutes.',
  },
}
