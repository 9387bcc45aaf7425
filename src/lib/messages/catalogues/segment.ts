import { defineMessages } from '../catalogue.ts'

/** Sentences of the dialog for a member's segment. */
export const segmentMessages = defineMessages('segment', {
  set: 'Set segment…',
  change: 'Change segment…',
  title: 'Segment of {name}',
  label: 'Segment',
  hint: 'The group of customers they belong to, such as a plan or a company. Only the team sees it here; the person finds it in the download of their own data.',
  save: 'Save',
  cancel: 'Cancel',
})
