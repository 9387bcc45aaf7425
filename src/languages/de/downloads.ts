import type { Translation } from '#lib/messages/catalogue.ts'
import type { downloadMessages } from '#lib/messages/catalogues/downloads.ts'

export const downloads: Translation<typeof downloadMessages> = {
  'file.failed':
    'Die Datei konnte nicht heruntergeladen werden. Versuch es in ein paar Minuten noch einmal.',
  'file.tooOften': {
    one: 'Du hast die Grenze der Downloads für diese Stunde erreicht. Versuch es in {count} Minute noch einmal.',
    other:
      'Du hast die Grenze der Downloads für diese Stunde erreicht. Versuch es in {count} Minuten noch einmal.',
  },
}
