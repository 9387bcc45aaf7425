import type { Translation } from '#lib/messages/catalogue.ts'
import type { membersOnlyMessages } from '#lib/messages/catalogues/membersOnly.ts'

export const membersOnly: Translation<typeof membersOnlyMessages> = {
  'membersOnly.text': 'Seuls les membres peuvent lire ce site. Connectez-vous pour continuer.',
  'membersOnly.plain': 'La connexion nécessite JavaScript. Veuillez l’autoriser pour ce site.',
  'membersOnly.signIn': 'Se connecter',
}
