import type { Translation } from '#lib/messages/catalogue.ts'
import type { welcomeTextMessages } from '#lib/messages/catalogues/welcomeText.ts'

export const welcomeText: Translation<typeof welcomeTextMessages> = {
  label: 'Accueil',
  close: 'Fermer le texte d’accueil',
}
