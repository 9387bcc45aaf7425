import { translator } from '../t.ts'

/** Sentences of the account's menu, which load with it. */
export const t = translator({
  settings: 'Settings',
  signOut: 'Sign out',
  triage: 'Triage',
  people: 'People',
  siteSettings: 'Site settings',
})
