import { defineMessages } from '../catalogue.ts'

/** Sentences around the text that the team says first. */
export const welcomeTextMessages = defineMessages('welcomeText', {
  label: 'Welcome',
  close: 'Close the welcome text',
})
