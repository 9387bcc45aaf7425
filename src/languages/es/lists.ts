import type { Translation } from '#lib/messages/catalogue.ts'
import type { listsMessages } from '#lib/messages/catalogues/lists.ts'

export const lists: Translation<typeof listsMessages> = {
  'list.more': 'Mostrar más',
  'list.start': 'Ir al principio de esta lista',
  'list.loading': 'Cargando más',
}
