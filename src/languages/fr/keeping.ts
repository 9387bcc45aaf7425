import type { Translation } from '#lib/messages/catalogue.ts'
import type { keepingMessages } from '#lib/messages/catalogues/keeping.ts'

export const keeping: Translation<typeof keepingMessages> = {
  'keep.title': {
    one: 'Conserver cette publication\u202f?',
    other: 'Conserver {count} publications\u202f?',
  },
  'keep.text': 'Les signalements seront classés.',
  'keep.do': { one: 'Conserver {count} publication', other: 'Conserver {count} publications' },
  'keep.cancel': 'Annuler',
}
