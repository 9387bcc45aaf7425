import { defineMessages } from '../catalogue.ts'

/** Sentences of mentioning people. */
export const mentionsMessages = defineMessages('mentions', {
  'mentions.list': 'People to mention',
  'mentions.found': {
    one: '{count} person. Press Enter to mention them.',
    other: '{count} people. Use the arrow keys to choose and Enter to mention.',
  },
  'mentions.team': 'Team',
})
