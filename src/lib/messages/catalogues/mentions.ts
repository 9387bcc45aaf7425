import { defineMessages } from '../catalogue.ts'

/** Sentences of mentioning people. */
export const mentionsMessages = defineMessages('mentions', {
  'mentions.list': 'People to mention',
  'mentions.found': {
    one: '{count} person. Enter mentions them.',
    other: '{count} people. Arrow keys choose, Enter mentions.',
  },
  'mentions.team': 'Team',
})
