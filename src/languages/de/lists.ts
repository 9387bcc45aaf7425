import type { Translation } from '#lib/messages/catalogue.ts'
import type { listsMessages } from '#lib/messages/catalogues/lists.ts'

export const lists: Translation<typeof listsMessages> = {
  'list.more': 'Mehr anzeigen',
  'list.start': 'Zum Anfang dieser Liste',
  'list.loading': 'Weitere werden geladen',
}
