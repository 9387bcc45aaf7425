import type { Translation } from '#lib/messages/catalogue.ts'
import type { searchWordsMessages } from '#lib/messages/catalogues/searchWords.ts'

export const searchWords: Translation<typeof searchWordsMessages> = {
  'team.title': 'Eure Wörter',
  'team.none':
    'Noch nichts. Wenn Leute nach „Nachtdesign“ suchen und eure Idee „Dunkler Modus“ heißt, füge „dunkler Modus, Nachtdesign“ hinzu.',
  'team.add': 'Wörter hinzufügen',
  'team.new': 'Neue Wörter',
  'words.label': 'Wörter oder Ausdrücke mit derselben Bedeutung',
  'words.hint': 'Mit Kommas dazwischen, zum Beispiel: dunkler Modus, Nachtdesign',
  'words.few': 'Gib mindestens zwei Wörter oder Ausdrücke ein, mit Kommas dazwischen.',
  'words.on': 'Für die Suche verwenden: {words}',
  'words.onShort': 'An',
  'words.offShort': 'Aus',
  'words.failed': 'Das wurde nicht geändert: {what}.',
  'learned.title': 'Aus zusammengeführten Ideen gelernt',
  'learned.lead':
    'Wenn sich mehrere zusammengeführte Ideen durch dieselben Wörter von ihrem Ziel unterscheiden, behandelt die Suche diese Wörter als gleich.',
  'learned.none':
    'Noch nichts gelernt. Dafür braucht es mindestens drei zusammengeführte Ideen, deren Titel sich durch dieselben Wörter unterscheiden.',
  'learned.merges': {
    one: '{count} zusammengeführte Idee',
    other: '{count} zusammengeführte Ideen',
  },
  'learned.keep': 'Zu euren Wörtern hinzufügen',
  'learned.keepNamed': 'Zu euren Wörtern hinzufügen: {words}',
}
