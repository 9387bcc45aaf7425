import type { Translation } from '#lib/messages/catalogue.ts'
import type { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'

export const roadmap: Translation<typeof roadmapMessages> = {
  'roadmap.title': 'Hoja de ruta',
  'roadmap.lead': 'En el orden en que pensamos hacerlo.',
  'roadmap.board': 'Tablero',
  'roadmap.tag': 'Etiqueta',
  'roadmap.allBoards': 'Todos los tableros',
  'roadmap.anyTag': 'Cualquier etiqueta',
  'roadmap.filter': 'Filtrar',
  'roadmap.filters': 'Filtrar la hoja de ruta',
  'roadmap.columns': 'Columnas',
  'roadmap.about': 'hacia {month}',
  'roadmap.told': 'se avisó a {told} de {voters}',
  'roadmap.emptyColumn': 'Aún no hay nada aquí.',
  'roadmap.noneFits': 'Nada coincide aquí con el filtro.',
  'roadmap.empty': 'Aún no hay nada planificado',
  'roadmap.emptyText':
    'Las ideas aparecen aquí cuando el equipo las planifica. Los votos ayudan al equipo a decidir.',
  'roadmap.emptyAction': 'Ver las ideas',
}
