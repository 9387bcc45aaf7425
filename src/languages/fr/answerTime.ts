import type { Translation } from '#lib/messages/catalogue.ts'
import type { answerTimeMessages } from '#lib/messages/catalogues/answerTime.ts'

export const answerTime: Translation<typeof answerTimeMessages> = {
  'answers.heading': 'Quand aurez-vous une réponse\u202f?',
  'answers.board': 'Les réponses dans ce tableau',
  'answers.hours': { one: '{count} heure', other: '{count} heures' },
  'answers.days': '{days} jours',
  'answers.share':
    'avant une première réponse, en délai médian. {share}\u202f% des idées de l’année écoulée ont reçu une réponse.',
}
