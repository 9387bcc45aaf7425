import { defineMessages } from '../catalogue.ts'

/** Sentences of the roadmap. */
export const roadmapMessages = defineMessages('roadmap', {
  'roadmap.title': 'Roadmap',
  'roadmap.lead': 'What we plan to do, in order.',
  'roadmap.board': 'Board',
  'roadmap.tag': 'Tag',
  'roadmap.allBoards': 'All boards',
  'roadmap.anyTag': 'Any tag',
  'roadmap.filter': 'Filter',
  'roadmap.filters': 'Filter the roadmap',
  'roadmap.columns': 'Columns',
  'roadmap.about': 'about {month}',
  'roadmap.told': '{told} of {voters} told',
  'roadmap.emptyColumn': 'Nothing here yet.',
  'roadmap.noneFits': 'Nothing here matches the filter.',
  'roadmap.empty': 'Nothing is planned yet',
  'roadmap.emptyText': 'Ideas appear here once the team plans them. Votes help the team decide.',
  'roadmap.emptyAction': 'See the ideas',
})
