import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'

export const ideaList: Translation<typeof ideaListMessages> = {
  'list.open.title': 'Aún no hay ideas abiertas',
  'list.open.text': 'Publica tú la primera. Las ideas terminadas están en “Incluir cerradas”.',
  'list.empty.title': 'Aún no hay ideas',
  'list.empty.text': 'Publica tú la primera.',
  'list.noHits.title': 'Nadie ha pedido esto todavía',
  'list.noHits.text': 'Prueba con otras palabras o publícalo como una idea nueva.',
  'list.noHits.post': 'Publicar esta idea',
  'list.noneOfThese': '¿No es ninguna de estas?',
  'list.noneOfThese.post': 'Publicar “{search}”',
  'list.filtered.title': 'Ninguna idea coincide con estos filtros',
  'list.filtered.text': 'Quita un filtro para ver más.',
  'list.filtered.clear': 'Quitar todos los filtros',
  'aside.rising': 'En alza esta semana',
  'aside.shipped': 'Recién lanzadas',
  'search.close': 'Parecidas a lo que has escrito',
  'search.found': { one: '{count} idea para', other: '{count} ideas para' },
  'search.many': { one: '{count} idea o más para', other: '{count} ideas o más para' },
}
