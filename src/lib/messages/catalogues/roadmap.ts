import { defineMessages } from '../catalogue.ts'

/** Sentences of the roadmap. */
export const roadmapMessages = defineMessages('roadmap', {
  'roadmap.title': 'Roadmap',
  'roadmap.lead': 'In the order we mean to do it.',
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
  'roadmap.noneFits': 'Nothing here fits the filter.',
  'roadmap.empty': 'Nothing is planned yet',
  'roadmap.emptyText': 'Ideas stand here once the team plans them. Votes help it choose.',
  'roadmap.emptyAction': 'See the ideas',
})
