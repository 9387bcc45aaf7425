import { defineMessages } from '../catalogue.ts'

/** Sentences of the choices to filter by, which load when they are opened. */
export const filtersMessages = defineMessages('filters', {
  'filter.title': 'Filter ideas',
  'filter.done': 'Show ideas',
  'filter.status': 'Status',
  'filter.board': 'Board',
  'filter.allBoards': 'All boards',
  'filter.own': 'Mine',
  'filter.tags': 'Tags',
  'filter.findTag': 'Find a tag',
})
