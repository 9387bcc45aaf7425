import type { Translation } from '#lib/messages/catalogue.ts'
import type { listsMessages } from '#lib/messages/catalogues/lists.ts'

export const lists: Translation<typeof listsMessages> = {
  'list.more': 'Afficher plus',
  'list.start': 'Aller au début de cette liste',
  'list.loading': 'Chargement de la suite',
}
