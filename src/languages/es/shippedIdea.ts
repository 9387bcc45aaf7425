import type { Translation } from '#lib/messages/catalogue.ts'
import type { shippedIdeaMessages } from '#lib/messages/catalogues/shippedIdea.ts'

export const shippedIdea: Translation<typeof shippedIdeaMessages> = {
  'went.heading': 'Cómo fue',
  'went.posted': 'Publicada',
  'went.days': {
    one: '{count} día desde la primera publicación hasta el lanzamiento.',
    other: '{count} días desde la primera publicación hasta el lanzamiento.',
  },
  'went.sameDay': 'Se lanzó menos de un día después de la primera publicación.',
  'asked.you': 'Lo pediste tú',
  'asked.others': 'Quiénes lo pidieron',
  'asked.dates': 'Votaste el {voted}. Se lanzó el {shipped}.',
  'asked.voters': { one: '{count} votante', other: '{count} votantes' },
  'asked.told': '{voters}; se avisó a {told}.',
  'asked.without': {
    one: '{count} no tenía una dirección de correo a la que escribir.',
    other: '{count} no tenían una dirección de correo a la que escribir.',
  },
}
