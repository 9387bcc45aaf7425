import type { Translation } from '#lib/messages/catalogue.ts'
import type { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'

export const roadmap: Translation<typeof roadmapMessages> = {
  'roadmap.title': 'Feuille de route',
  'roadmap.lead': 'Dans l’ordre où nous comptons avancer.',
  'roadmap.board': 'Tableau',
  'roadmap.tag': 'Étiquette',
  'roadmap.allBoards': 'Tous les tableaux',
  'roadmap.anyTag': 'N’importe quelle étiquette',
  'roadmap.filter': 'Filtrer',
  'roadmap.filters': 'Filtrer la feuille de route',
  'roadmap.columns': 'Colonnes',
  'roadmap.about': 'vers {month}',
  'roadmap.told': '{told} sur {voters} au courant',
  'roadmap.emptyColumn': 'Rien ici pour l’instant.',
  'roadmap.noneFits': 'Rien ici ne correspond au filtre.',
  'roadmap.empty': 'Rien n’est encore planifié',
  'roadmap.emptyText':
    'Les idées apparaissent ici une fois que l’équipe les planifie. Les votes l’aident à décider.',
  'roadmap.emptyAction': 'Voir les idées',
}
