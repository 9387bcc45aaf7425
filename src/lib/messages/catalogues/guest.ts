import { defineMessages } from '../catalogue.ts'

/** What a guest is offered after a vote. */
export const guestMessages = defineMessages('guest', {
  counted: 'Your vote counts. Want an e-mail when something happens with this idea?',
  getUpdates: 'Get updates',
})
