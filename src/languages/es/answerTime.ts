import type { Translation } from '#lib/messages/catalogue.ts'
import type { answerTimeMessages } from '#lib/messages/catalogues/answerTime.ts'

export const answerTime: Translation<typeof answerTimeMessages> = {
  'answers.heading': 'Cuánto tardan las respuestas',
  'answers.board': 'Respuestas en este tablero',
  'answers.hours': { one: '{count} hora', other: '{count} horas' },
  'answers.days': '{days} días',
  'answers.share':
    'hasta la primera respuesta (mediana). Se respondió al {share}\u00a0% de las ideas del último año.',
}
