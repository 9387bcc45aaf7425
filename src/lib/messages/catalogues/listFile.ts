import { defineMessages } from '../catalogue.ts'

/** The links to lists as files for spreadsheets. */
export const listFileMessages = defineMessages('listFile', {
  people: 'Download members as CSV',
  invitations: 'Download invitations as CSV',
  changelog: 'Download entries as CSV',
  votes: 'Download votes as CSV',
  comments: 'Download comments as CSV',
  triage: 'Download this queue as CSV',
  imports: 'Download imports as CSV',
  letters: 'Download e-mails as CSV',
  addresses: 'Download addresses as CSV',
})
