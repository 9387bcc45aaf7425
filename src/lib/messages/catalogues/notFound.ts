import { defineMessages } from '../catalogue.ts'

/** Sentences of an address without a page, which load with its screen. */
export const notFoundMessages = defineMessages('notFound', {
  'notFound.title': 'Page not found',
  'notFound.text':
    'There is nothing at this address, or it isn’t open to everyone. Try searching for it.',
  toIdeas: 'Go to the ideas',
})
