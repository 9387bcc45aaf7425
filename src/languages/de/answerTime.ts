import type { Translation } from '#lib/messages/catalogue.ts'
import type { answerTimeMessages } from '#lib/messages/catalogues/answerTime.ts'

export const answerTime: Translation<typeof answerTimeMessages> = {
  'answers.heading': 'Wie schnell du Antwort bekommst',
  'answers.board': 'Antworten in diesem Board',
  'answers.hours': { one: '{count} Stunde', other: '{count} Stunden' },
  'answers.days': '{days} Tage',
  'answers.share':
    'bis zur ersten Antwort, im Median. {share}\u00a0% der Ideen des letzten Jahres wurden beantwortet.',
}
