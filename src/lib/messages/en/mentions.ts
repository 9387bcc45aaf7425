import { translator } from '../t.ts'

/** Sentences of mentioning people. */
export const t = translator({
  'mentions.list': 'People to mention',
  'mentions.found': {
    one: '{count} person. Enter mentions them.',
    other: '{count} people. Arrow keys choose, Enter mentions.',
  },
  'mentions.team': 'Team',
})
