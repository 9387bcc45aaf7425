import { translator } from '../t.ts'

/** Sentences of a site that is closed to visitors, which load with its one screen. */
export const t = translator({
  'membersOnly.text': 'This site is for its members. Sign in to read it.',
  'membersOnly.signIn': 'Sign in',
})
