import { defineMessages } from '../catalogue.ts'

/** Sentences of moving ideas on the roadmap, which load for the team alone. */
export const planningMessages = defineMessages('planning', {
  'plan.more': 'Move {title} or set its month',
  'plan.up': 'Move up',
  'plan.down': 'Move down',
  'plan.top': 'Move to the top',
  'plan.end': 'Move to the end',
  'plan.month': 'Set the month',
  'plan.status': 'Status',
  'plan.landing': '{column}, place {place} of {count}.',
  'plan.landingByDate': '{column}, sorted by date.',
  'plan.tells': {
    one: '{count} person will be notified.',
    other: '{count} people will be notified.',
  },
  'plan.tellsNobody': 'Nobody will be notified.',
  'plan.key.place': 'place',
  'plan.key.column': 'column',
  'plan.key.drop': 'drop',
  'plan.key.cancel': 'cancel',
  'plan.moved': 'Moved to {column}.',
  'plan.undo': 'Undo',
  'plan.failed': '{what}. The idea was moved back.',
  'month.title': 'When do you expect it?',
  'month.label': 'Month',
  'month.none': 'No month',
  'month.hint': 'Shown on the roadmap. Nobody is notified.',
  'month.save': 'Save',
  'month.saving': 'Saving…',
  'month.cancel': 'Cancel',
  'month.failed': '{what}. Try again.',
})
