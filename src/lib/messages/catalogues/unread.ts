import { defineMessages } from '../catalogue.ts'

/** The sentence that is read out when something new has come in; it loads with what asks for it. */
export const unreadMessages = defineMessages('unread', {
  'unread.told': { one: '{count} unread in your inbox', other: '{count} unread in your inbox' },
})
