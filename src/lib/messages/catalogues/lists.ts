import { defineMessages } from '../catalogue.ts'

/** Sentences of the end of a list, which load with it. */
export const listsMessages = defineMessages('lists', {
  'list.more': 'Show more',
  'list.loading': 'Loading more',
})
