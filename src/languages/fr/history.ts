import type { Translation } from '#lib/messages/catalogue.ts'
import type { historyMessages } from '#lib/messages/catalogues/history.ts'

export const history: Translation<typeof historyMessages> = {
  'history.title': 'Versions précédentes',
  'history.none': 'Il n’y a pas de version précédente.',
  'history.noText': 'Pas de détails.',
  'history.close': 'Fermer',
}
