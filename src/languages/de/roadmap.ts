import type { Translation } from '#lib/messages/catalogue.ts'
import type { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'

export const roadmap: Translation<typeof roadmapMessages> = {
  'roadmap.title': 'Roadmap',
  'roadmap.lead': 'In der Reihenfolge, in der wir es vorhaben.',
  'roadmap.board': 'Board',
  'roadmap.tag': 'Schlagwort',
  'roadmap.allBoards': 'Alle Boards',
  'roadmap.anyTag': 'Alle Schlagwörter',
  'roadmap.filter': 'Filter',
  'roadmap.filters': 'Roadmap filtern',
  'roadmap.columns': 'Spalten',
  'roadmap.about': 'etwa {month}',
  'roadmap.told': '{told} von {voters} benachrichtigt',
  'roadmap.emptyColumn': 'Noch nichts hier.',
  'roadmap.noneFits': 'Hier passt nichts zum Filter.',
  'roadmap.empty': 'Noch ist nichts geplant',
  'roadmap.emptyText':
    'Ideen erscheinen hier, sobald das Team sie einplant. Stimmen helfen ihm bei der Entscheidung.',
  'roadmap.emptyAction': 'Ideen ansehen',
}
