import { defineMessages } from '../catalogue.ts'

/** Sentences of who asked for a shipped idea. */
export const shippedIdeaMessages = defineMessages('shippedIdea', {
  'went.heading': 'How it went',
  'went.posted': 'Posted',
  'went.days': {
    one: '{count} day from the first post to release.',
    other: '{count} days from the first post to release.',
  },
  'went.sameDay': 'It shipped within a day of the first post.',
  'asked.you': 'You asked for this',
  'asked.others': 'Who asked for this',
  'asked.dates': 'You voted on {voted}. It shipped on {shipped}.',
  'asked.voters': { one: '{count} voter', other: '{count} voters' },
  'asked.told': '{voters}, {told} told.',
  'asked.without': {
    one: '{count} had no e-mail address we could write to.',
    other: '{count} had no e-mail address we could write to.',
  },
})
