import { defineMessages } from '../catalogue.ts'

/** Sentences of how soon people hear back, beside a list. */
export const answerTimeMessages = defineMessages('answerTime', {
  'answers.heading': 'How soon you’ll hear back',
  'answers.board': 'Answers on this board',
  'answers.hours': { one: '{count} hour', other: '{count} hours' },
  'answers.days': '{days} days',
  'answers.share':
    'median time to a first answer. {share}% of ideas from the last year were answered.',
})
