import type { Translation } from '#lib/messages/catalogue.ts'
import type { notFoundMessages } from '#lib/messages/catalogues/notFound.ts'

export const notFound: Translation<typeof notFoundMessages> = {
  'notFound.title': 'Page introuvable',
  'notFound.text':
    'Il n’y a rien à cette adresse, ou la page n’est pas ouverte à tout le monde. Essayez de la chercher.',
  toIdeas: 'Voir les idées',
}
