import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'

export const ideaList: Translation<typeof ideaListMessages> = {
  'list.open.title': 'Noch keine offenen Ideen',
  'list.open.text':
    'Reich die erste ein. Abgeschlossene Ideen findest du unter „Auch abgeschlossene“.',
  'list.empty.title': 'Noch keine Ideen',
  'list.empty.text': 'Reich die erste ein.',
  'list.noHits.title': 'Das hat sich noch niemand gewünscht',
  'list.noHits.text': 'Versuch es mit anderen Wörtern oder reich es als neue Idee ein.',
  'list.noHits.post': 'Diese Idee einreichen',
  'list.noneOfThese': 'Nichts dabei?',
  'list.noneOfThese.post': '„{search}“ einreichen',
  'list.filtered.title': 'Keine Ideen passen zu diesen Filtern',
  'list.filtered.text': 'Entferne einen Filter, um mehr zu sehen.',
  'list.filtered.clear': 'Alle Filter entfernen',
  'aside.rising': 'Diese Woche im Aufwind',
  'aside.shipped': 'Gerade umgesetzt',
  'search.close': 'Ähnlich wie das Geschriebene',
  'search.found': { one: '{count} Idee für', other: '{count} Ideen für' },
  'search.many': { one: '{count} oder mehr Ideen für', other: '{count} oder mehr Ideen für' },
}
