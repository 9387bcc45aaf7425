import type { Translation } from '#lib/messages/catalogue.ts'
import type { notFoundMessages } from '#lib/messages/catalogues/notFound.ts'

export const notFound: Translation<typeof notFoundMessages> = {
  'notFound.title': 'Seite nicht gefunden',
  'notFound.text':
    'Unter dieser Adresse gibt es nichts, oder es ist nicht für alle zugänglich. Versuch es mit der Suche.',
  toIdeas: 'Zu den Ideen',
}
