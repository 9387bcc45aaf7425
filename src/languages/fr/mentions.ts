import type { Translation } from '#lib/messages/catalogue.ts'
import type { mentionsMessages } from '#lib/messages/catalogues/mentions.ts'

export const mentions: Translation<typeof mentionsMessages> = {
  'mentions.list': 'Personnes à mentionner',
  'mentions.found': {
    one: '{count} personne. Appuyez sur Entrée pour la mentionner.',
    other: '{count} personnes. Choisissez avec les flèches et appuyez sur Entrée pour mentionner.',
  },
  'mentions.team': 'Équipe',
}
