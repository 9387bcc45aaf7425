import type { Translation } from '#lib/messages/catalogue.ts'
import type { searchWordsMessages } from '#lib/messages/catalogues/searchWords.ts'

export const searchWords: Translation<typeof searchWordsMessages> = {
  'team.title': 'Vos mots',
  'team.none':
    'Rien pour l’instant. Si l’on recherche «\u202fthème nuit\u202f» et que votre idée s’appelle «\u202fMode sombre\u202f», ajoutez «\u202fmode sombre, thème nuit\u202f».',
  'team.add': 'Ajouter des mots',
  'team.new': 'Nouveaux mots',
  'words.label': 'Mots ou expressions de même sens',
  'words.hint': 'Séparés par des virgules, par exemple\u202f: mode sombre, thème nuit',
  'words.few': 'Saisissez au moins deux mots ou expressions, séparés par des virgules.',
  'words.on': 'Utiliser pour la recherche\u202f: {words}',
  'words.onShort': 'Activé',
  'words.offShort': 'Désactivé',
  'words.failed': 'Ceci n’a pas été modifié\u202f: {what}.',
  'learned.title': 'Appris des idées fusionnées',
  'learned.lead':
    'Quand plusieurs idées fusionnées diffèrent de leur destination par les mêmes mots, la recherche considère que ces mots ont le même sens.',
  'learned.none':
    'Rien d’appris pour l’instant. Il faut au moins trois idées fusionnées dont les titres diffèrent par les mêmes mots.',
  'learned.merges': { one: '{count} idée fusionnée', other: '{count} idées fusionnées' },
  'learned.keep': 'Ajouter à vos mots',
  'learned.keepNamed': 'Ajouter à vos mots\u202f: {words}',
}
