import type { Translation } from '#lib/messages/catalogue.ts'
import type { historyMessages } from '#lib/messages/catalogues/history.ts'

export const history: Translation<typeof historyMessages> = {
  'history.title': 'Frühere Fassungen',
  'history.none': 'Es gibt keine früheren Fassungen.',
  'history.noText': 'Keine Details angegeben.',
  'history.close': 'Schließen',
}
