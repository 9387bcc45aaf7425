import type { Translation } from '#lib/messages/catalogue.ts'
import type { mergingMessages } from '#lib/messages/catalogues/merging.ts'

export const merging: Translation<typeof mergingMessages> = {
  'merge.open': 'Zusammenführen mit\u00a0…',
  'merge.title': '„{title}“ mit einer anderen Idee zusammenführen',
  'merge.titleMany': {
    one: '{count} Idee mit einer anderen zusammenführen',
    other: '{count} Ideen mit einer anderen zusammenführen',
  },
  'merge.search': 'Idee nach Wörtern oder Nummer suchen',
  'merge.searchShort': 'Wörter oder Nummer',
  'merge.choices': 'Ideen zum Zusammenführen',
  'merge.similar': 'Ähnliche Ideen',
  'merge.choice': { one: '#{number} · {count} Stimme', other: '#{number} · {count} Stimmen' },
  'merge.none': 'Keine Treffer. Versuch es mit anderen Wörtern oder einer Nummer wie 41.',
  'merge.hint':
    'Stimmen, Follower und Kommentare ziehen zur anderen Idee um, und niemand wird doppelt gezählt. Auch der Link führt dann dorthin. Du kannst das jederzeit rückgängig machen.',
  'merge.hintMany':
    'Stimmen, Follower und Kommentare ziehen zur anderen Idee um, und niemand wird doppelt gezählt. Auch die Links führen dann dorthin. Du kannst das jederzeit rückgängig machen.',
  'merge.together': { one: 'Insgesamt {count} Stimme', other: 'Insgesamt {count} Stimmen' },
  'merge.people': {
    one: '{together} von {count} Person.',
    other: '{together} von {count} Personen.',
  },
  'merge.imported': {
    one: '{together}: von {count} Person und {imported} importiert.',
    other: '{together}: von {count} Personen und {imported} importiert.',
  },
  'merge.do': 'Zusammenführen',
  'merge.cancel': 'Abbrechen',
  'merge.done': {
    one: 'Mit #{number} zusammengeführt.',
    other: '{count} Ideen mit #{number} zusammengeführt.',
  },
  'merge.failed': '{what}. Es wurde nichts geändert.',
  'merge.searchFailed': '{what}. Versuch es noch einmal.',
}
