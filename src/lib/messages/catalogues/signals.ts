import { defineMessages } from '../catalogue.ts'

/** Sentences about the connection and what is on its way, which load behind the first screen. */
export const signalsMessages = defineMessages('signals', {
  'offline.banner': 'You are offline. What you type is saved.',
  'progress.loading': 'Loading',
})
