import type { Translation } from '#lib/messages/catalogue.ts'
import type { noSiteMessages } from '#lib/messages/catalogues/noSite.ts'

export const noSite: Translation<typeof noSiteMessages> = {
  'noSite.title': 'Hier ist noch nichts',
  'noSite.text':
    'Wenn du diesen Server betreibst, öffne den Link in seinem Terminal, um der Website einen Namen zu geben und sie zu übernehmen.',
}
