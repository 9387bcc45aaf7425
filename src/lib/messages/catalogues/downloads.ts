import { defineMessages } from '../catalogue.ts'

/** What is said of files that the server makes. */
export const downloadMessages = defineMessages('downloads', {
  'file.failed': 'The file could not be downloaded. Try again in a few minutes.',
  'file.tooOften': {
    one: 'You have downloaded this many times in the last hour. Try again in {count} minute.',
    other: 'You have downloaded this many times in the last hour. Try again in {count} minutes.',
  },
})
