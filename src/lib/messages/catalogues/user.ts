import { defineMessages } from '../catalogue.ts'

/** Sentences of a person's byline, which load with it. */
export const userMessages = defineMessages('user', {
  'user.deleted': 'Deleted user',
  'user.team': 'Team',
})
