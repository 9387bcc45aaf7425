import type { Translation } from '#lib/messages/catalogue.ts'
import type { keepingMessages } from '#lib/messages/catalogues/keeping.ts'

export const keeping: Translation<typeof keepingMessages> = {
  'keep.title': { one: 'Diesen Beitrag behalten?', other: '{count} Beiträge behalten?' },
  'keep.text': 'Die Meldungen dazu gelten dann als erledigt.',
  'keep.do': { one: '{count} Beitrag behalten', other: '{count} Beiträge behalten' },
  'keep.cancel': 'Abbrechen',
}
