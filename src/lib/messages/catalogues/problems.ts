import { defineMessages } from '../catalogue.ts'

/** The sentences of an act that has failed: `{what}` happened, and this helps. */
export const problemsMessages = defineMessages('problems', {
  wait: {
    one: '{what}. Try again in {count} second',
    other: '{what}. Try again in {count} seconds',
  },
  tooLarge: '{what}. Make it shorter',
  outdated: '{what}. Reload the page',
  voteWaits:
    '{what}. Your vote will be sent when you’re back online, as long as this page stays open.',
  reference: '{sentence} Reference {reference}',
})
