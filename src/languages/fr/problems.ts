import type { Translation } from '#lib/messages/catalogue.ts'
import type { problemsMessages } from '#lib/messages/catalogues/problems.ts'

export const problems: Translation<typeof problemsMessages> = {
  wait: {
    one: '{what}. Réessayez dans {count} seconde',
    other: '{what}. Réessayez dans {count} secondes',
  },
  tooLarge: '{what}. Raccourcissez le texte',
  outdated: '{what}. Rechargez la page',
  voteWaits:
    '{what}. Votre vote partira au retour de la connexion, tant que cette page reste ouverte.',
  reference: '{sentence} Référence {reference}',
}
