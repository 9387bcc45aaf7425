import type { Translation } from '#lib/messages/catalogue.ts'
import type { mergingMessages } from '#lib/messages/catalogues/merging.ts'

export const merging: Translation<typeof mergingMessages> = {
  'merge.open': 'Fusionner avec…',
  'merge.title': 'Fusionner «\u202f{title}\u202f» avec une autre idée',
  'merge.titleMany': {
    one: 'Fusionner {count} idée avec une autre',
    other: 'Fusionner {count} idées avec une autre',
  },
  'merge.search': 'Trouver une idée par mots ou par numéro',
  'merge.searchShort': 'Des mots ou un numéro',
  'merge.choices': 'Idées avec lesquelles fusionner',
  'merge.similar': 'Idées similaires',
  'merge.choice': { one: '#{number} · {count} vote', other: '#{number} · {count} votes' },
  'merge.none': 'Aucun résultat. Essayez d’autres mots, ou un numéro comme 41.',
  'merge.hint':
    'Ses votes, les personnes qui la suivent et ses commentaires passent à l’autre idée, et personne n’est compté deux fois. Son lien y mènera aussi. Vous pouvez annuler à tout moment.',
  'merge.hintMany':
    'Leurs votes, les personnes qui les suivent et leurs commentaires passent à l’autre idée, et personne n’est compté deux fois. Leurs liens y mèneront aussi. Vous pouvez annuler à tout moment.',
  'merge.together': { one: '{count} vote au total', other: '{count} votes au total' },
  'merge.people': {
    one: '{together}, de la part de {count} personne.',
    other: '{together}, de la part de {count} personnes.',
  },
  'merge.imported': {
    one: '{together}\u202f: {count} personne et {imported} par import.',
    other: '{together}\u202f: {count} personnes et {imported} par import.',
  },
  'merge.do': 'Fusionner',
  'merge.cancel': 'Annuler',
  'merge.done': {
    one: 'Fusion avec #{number} effectuée.',
    other: '{count} idées fusionnées avec #{number}.',
  },
  'merge.failed': '{what}. Rien n’a été modifié.',
  'merge.searchFailed': '{what}. Réessayez.',
}
