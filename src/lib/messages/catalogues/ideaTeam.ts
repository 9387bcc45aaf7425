import { defineMessages } from '../catalogue.ts'

/** Sentences of what the team sets on an idea, beside it. */
export const ideaTeamMessages = defineMessages('ideaTeam', {
  title: 'For the team',
  pinned: 'Pinned to the top of its board',
  hidden: 'Votes shown only after voting',
  assignee: 'Assigned to',
  'assignee.none': 'No one',
  month: 'Expected in',
  'month.none': 'Not set',
  saved: 'Saved.',
  failed: '{what}. This was not saved.',
})
