import type { Translation } from '#lib/messages/catalogue.ts'
import type { historyMessages } from '#lib/messages/catalogues/history.ts'

export const history: Translation<typeof historyMessages> = {
  'history.title': 'Versiones anteriores',
  'history.none': 'No hay versiones anteriores.',
  'history.noText': 'Sin detalles.',
  'history.close': 'Cerrar',
}
