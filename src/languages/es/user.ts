import type { Translation } from '#lib/messages/catalogue.ts'
import type { userMessages } from '#lib/messages/catalogues/user.ts'

export const user: Translation<typeof userMessages> = {
  'user.deleted': 'Cuenta eliminada',
  'user.team': 'Equipo',
}
