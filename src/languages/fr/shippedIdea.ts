import type { Translation } from '#lib/messages/catalogue.ts'
import type { shippedIdeaMessages } from '#lib/messages/catalogues/shippedIdea.ts'

export const shippedIdea: Translation<typeof shippedIdeaMessages> = {
  'went.heading': 'Le chemin parcouru',
  'went.posted': 'Publiée',
  'went.days': {
    one: '{count} jour entre la publication et la livraison.',
    other: '{count} jours entre la publication et la livraison.',
  },
  'went.sameDay': 'Elle a été livrée moins d’un jour après sa publication.',
  'asked.you': 'Vous l’aviez demandé',
  'asked.others': 'Qui l’avait demandé',
  'asked.dates': 'Vous avez voté le {voted}. L’idée a été livrée le {shipped}.',
  'asked.voters': { one: '{count} personne a voté', other: '{count} personnes ont voté' },
  'asked.told': '{voters}, dont {told} au courant.',
  'asked.without': {
    one: '{count} n’avait pas d’adresse e-mail où lui écrire.',
    other: '{count} n’avaient pas d’adresse e-mail où leur écrire.',
  },
}
