import type { Translation } from '#lib/messages/catalogue.ts'
import type { userMessages } from '#lib/messages/catalogues/user.ts'

export const user: Translation<typeof userMessages> = {
  'user.deleted': 'Compte supprimé',
  'user.team': 'Équipe',
}
