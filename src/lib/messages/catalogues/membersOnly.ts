import { defineMessages } from '../catalogue.ts'

/** Sentences of a site that is closed to visitors, which load with its one screen. */
export const membersOnlyMessages = defineMessages('membersOnly', {
  'membersOnly.text': 'Only members can read this site. Sign in to continue.',
  'membersOnly.plain': 'Signing in needs JavaScript. Please allow it for this site.',
  'membersOnly.signIn': 'Sign in',
})
