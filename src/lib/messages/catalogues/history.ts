import { defineMessages } from '../catalogue.ts'

/** The sentences of a post's earlier versions; they come with their dialog. */
export const historyMessages = defineMessages('history', {
  'history.title': 'Earlier versions',
  'history.none': 'There are no earlier versions.',
  'history.noText': 'No details given.',
  'history.close': 'Close',
})
