import { defineMessages } from '../catalogue.ts'

/** What a guest is offered after a vote. */
export const guestMessages = defineMessages('guest', {
  counted: 'Your vote counts. Want to hear what happens?',
  getUpdates: 'Get updates',
})
