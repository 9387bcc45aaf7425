import { defineMessages } from '../catalogue.ts'

/** Sentences of a site that is closed to visitors, which load with its one screen. */
export const membersOnlyMessages = defineMessages('membersOnly', {
  'membersOnly.text': 'This site is for its members. Sign in to read it.',
  'membersOnly.signIn': 'Sign in',
})
