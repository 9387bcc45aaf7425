import { translator } from '../t.ts'

/** Sentences of the account's menu, which load with it. */
export const t = translator({
  signOut: 'Sign out',
})
