import type { Translation } from '#lib/messages/catalogue.ts'
import type { rankingMessages } from '#lib/messages/catalogues/ranking.ts'

export const ranking: Translation<typeof rankingMessages> = {
  'sort.why': 'Wie wird hier sortiert?',
  'ranking.discussed':
    'Nach Kommentaren, die meisten zuerst. Interne Kommentare und solche, die auf Freigabe warten, zählen nicht.',
  'ranking.votes': { one: '{count} Stimme', other: '{count} Stimmen' },
  'ranking.votesRecent': {
    one: '{count} Stimme, {recent} in den letzten 14 Tagen',
    other: '{count} Stimmen, {recent} in den letzten 14 Tagen',
  },
  'ranking.imported': {
    one: '{count} importierte Stimme, gezählt ab dem Tag, an dem die Idee eingereicht wurde',
    other: '{count} importierte Stimmen, gezählt ab dem Tag, an dem die Idee eingereicht wurde',
  },
  'ranking.importedTop': {
    one: '{count} importierte Stimme',
    other: '{count} importierte Stimmen',
  },
  'ranking.comments': { one: '{count} Kommentar', other: '{count} Kommentare' },
  'ranking.commentsRecent': {
    one: '{count} Kommentar, {recent} in den letzten 14 Tagen',
    other: '{count} Kommentare, {recent} in den letzten 14 Tagen',
  },
  'ranking.together': 'Gesamt',
  'ranking.little': 'unter 0,1',
  'ranking.silent':
    'Für diese Idee hat noch niemand gestimmt, und niemand hat sie kommentiert. Solche Ideen kommen zuletzt, die neuesten zuerst.',
  'ranking.none': 'Noch niemand hat abgestimmt.',
  'ranking.trending':
    'Eine Stimme zählt 1, wenn sie abgegeben wird, und nach je 14 Tagen nur noch halb so viel. Ein Kommentar zählt auf dieselbe Weise 0,3.',
  'ranking.top': 'Jede Stimme zählt 1, egal wie alt sie ist.',
  'ranking.newest': 'Die neueste Idee kommt zuerst.',
  'ranking.active': 'Die Idee mit dem jüngsten Kommentar oder Statuswechsel kommt zuerst.',
  'ranking.search':
    'Ideen bekommen Punkte dafür, wie gut sie zu deiner Eingabe passen. Bei gleichen Punkten kommt die Idee mit mehr Stimmen zuerst.',
  'ranking.posted': 'Eingereicht am {when}',
  'ranking.commented': 'Letzter Kommentar am {when}',
  'ranking.statusChanged': 'Status geändert am {when}',
  'ranking.hasAll': 'Sie enthält alle Wörter',
  'ranking.titleIs': 'Der Titel ist genau deine Eingabe',
  'ranking.titleHasAll': 'Der Titel enthält alle Wörter',
  'ranking.titleHasMost': 'Der Titel enthält die meisten Wörter',
  'ranking.titleBegins': 'Der Titel beginnt mit deiner Eingabe',
  'ranking.titleInOrder': 'Der Titel enthält die Wörter in derselben Reihenfolge',
  'ranking.titleLittleElse': 'Der Titel sagt wenig anderes',
  'ranking.numberIs': 'Sie hat die Nummer, die du eingegeben hast',
  'ranking.titleAlike': 'Der Titel ähnelt deiner Eingabe',
  'ranking.titleHasSome': 'Der Titel enthält einige der Wörter',
  'ranking.hasTelling': 'Enthält einige der Wörter; seltene zählen mehr',
  'ranking.often': 'Wo und wie oft die Wörter vorkommen',
  'ranking.title': '„{title}“',
  'ranking.hasMeant': 'Sie enthält alle Wörter oder Wörter mit derselben Bedeutung',
  'ranking.titleHasMeant': 'Der Titel enthält alle Wörter oder Wörter mit derselben Bedeutung',
  'ranking.titleMeansMost':
    'Der Titel enthält die meisten Wörter oder Wörter mit derselben Bedeutung',
  'ranking.titleMeansSome': 'Der Titel enthält Wörter mit derselben Bedeutung',
  'ranking.meansAlike': 'Sie bedeutet Ähnliches wie deine Eingabe',
  'ranking.meantTeam':
    'Für die Suche sind „{typed}“ und „{found}“ dasselbe. So hat es das Team festgelegt.',
  'ranking.meantLearned':
    'Für die Suche sind „{typed}“ und „{found}“ dasselbe, weil Ideen mit diesen Wörtern zusammengeführt wurden.',
  'ranking.first': 'Gerade vorn:',
  'ranking.failed': '{what}. Schließ das und drück noch einmal, um es erneut zu versuchen.',
}
