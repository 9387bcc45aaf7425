import { defineMessages } from '../catalogue.ts'

/** Sentences of the choices to filter by, which load when they are opened. */
export const filtersMessages = defineMessages('filters', {
  'filter.active': 'Active filters',
  'filter.remove': 'Remove filter {label}',
  'filter.mine': 'Posted by me',
  'filter.voted': 'Voted for by me',
  'filter.following': 'Followed by me',
  'filter.assigned': 'Assigned to me',
  'filter.pinned': 'Pinned',
  'filter.time': 'Time',
  'filter.from': 'Posted from',
  'filter.to': 'Posted until',
  'filter.month': 'Expected in',
  'filter.anyMonth': 'Any month',
  'filter.title': 'Filter ideas',
  'filter.done': 'Show ideas',
  'filter.status': 'Status',
  'filter.board': 'Board',
  'filter.allBoards': 'All boards',
  'filter.own': 'Mine',
  'filter.team': 'From the team',
  'filter.tags': 'Tags',
  'filter.findTag': 'Find a tag',
  'filter.csv': 'Download as CSV',
  'filter.csvFailed': 'The file could not be downloaded. Try again in a few minutes.',
})
