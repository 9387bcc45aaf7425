import { defineMessages } from '../catalogue.ts'

/** Sentences of changing an idea, which load with that. */
export const editingMessages = defineMessages('editing', {
  'edit.label': 'Edit this idea',
  'edit.title': 'Title',
  'edit.body': 'Details',
  'edit.tags': 'Tags',
  'edit.tagTeam': '{name} (team)',
  'edit.save': 'Save',
  'edit.saving': 'Saving…',
  'edit.cancel': 'Cancel',
  'edit.nothing': 'No changes yet.',
  'edit.failed': '{what}. Your text is saved. Try again.',
  'edit.draftKept': 'Draft saved in this browser',
  'edit.draftPageOnly': 'Drafts can’t be saved in this browser. Stay on this page until it’s saved',
  'edit.gone': 'This idea can no longer be edited.',
  'edit.waits':
    'Saved. It’s now waiting for approval; until then, only you and the team can see it.',
  'status.dialog': 'Set to {status}',
  'status.answerTo': 'Write an official answer',
  'status.answer': 'Official answer',
  'status.answerHint': 'Shown at the top of the page.',
  'status.closes': 'Voting will close. Existing votes stay.',
  'status.opens': 'Voting will reopen.',
  'status.save': 'Set status',
  'status.send': 'Answer',
  'status.saving': 'Saving…',
  'status.cancel': 'Cancel',
  'status.failed': '{what}. Your text is saved. Try again.',
  'status.answered': 'Your answer is at the top of the page.',
  'status.heading': 'Status',
})
