import { defineMessages } from '../catalogue.ts'

/** Sentences about files that the server makes. */
export const downloadMessages = defineMessages('downloads', {
  'file.failed': 'The file could not be downloaded. Try again in a few minutes.',
  'file.tooOften': {
    one: 'You have reached this hour’s limit of downloads. Try again in {count} minute.',
    other: 'You have reached this hour’s limit of downloads. Try again in {count} minutes.',
  },
})
