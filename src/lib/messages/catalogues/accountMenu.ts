import { defineMessages } from '../catalogue.ts'

/** Sentences of the account's menu, which load with it. */
export const accountMenuMessages = defineMessages('accountMenu', {
  signOut: 'Sign out',
  waiting: { one: '{count} post to review', other: '{count} posts to review' },
  'leaving.title': 'Add an e-mail address first?',
  'leaving.text':
    'Your account has no e-mail address. Without one, we can’t send you a code to sign in again.',
  'leaving.add': 'Add an address',
  'leaving.anyway': 'Sign out anyway',
})
