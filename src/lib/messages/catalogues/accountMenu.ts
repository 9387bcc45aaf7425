import { defineMessages } from '../catalogue.ts'

/** Sentences of the account's menu, which load with it. */
export const accountMenuMessages = defineMessages('accountMenu', {
  signOut: 'Sign out',
})
