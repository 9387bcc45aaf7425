import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'

export const ideaList: Translation<typeof ideaListMessages> = {
  'list.open.title': 'Pas encore d’idées ouvertes',
  'list.open.text':
    'Proposez la première. Pour voir celles qui sont terminées, choisissez «\u202fInclure les idées terminées\u202f».',
  'list.empty.title': 'Pas encore d’idées',
  'list.empty.text': 'Proposez la première.',
  'list.noHits.title': 'Personne ne l’a encore demandé',
  'list.noHits.text': 'Essayez d’autres mots, ou publiez-la comme nouvelle idée.',
  'list.noHits.post': 'Publier cette idée',
  'list.noneOfThese': 'Aucune de celles-ci\u202f?',
  'list.noneOfThese.post': 'Publier «\u202f{search}\u202f»',
  'list.filtered.title': 'Aucune idée ne correspond à ces filtres',
  'list.filtered.text': 'Retirez un filtre pour en voir plus.',
  'list.filtered.clear': 'Retirer tous les filtres',
  'aside.rising': 'En hausse cette semaine',
  'aside.shipped': 'Livrées récemment',
  'search.close': 'Proches de ce que vous avez écrit',
  'search.found': { one: '{count} idée pour', other: '{count} idées pour' },
  'search.many': { one: '{count} idée ou plus pour', other: '{count} idées ou plus pour' },
}
