import { defineMessages } from '../catalogue.ts'

/** Sentences of the end of a list, which load with it. */
export const listsMessages = defineMessages('lists', {
  'list.more': 'Show more',
  'list.start': 'Go to the start of this list',
  'list.loading': 'Loading more',
})
