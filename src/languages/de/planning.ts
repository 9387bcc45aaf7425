import type { Translation } from '#lib/messages/catalogue.ts'
import type { planningMessages } from '#lib/messages/catalogues/planning.ts'

export const planning: Translation<typeof planningMessages> = {
  'plan.more': '{title} verschieben oder Monat festlegen',
  'plan.up': 'Nach oben',
  'plan.down': 'Nach unten',
  'plan.top': 'Ganz nach oben',
  'plan.end': 'Ganz nach unten',
  'plan.month': 'Monat festlegen',
  'plan.status': 'Status',
  'plan.landing': '{column}, Platz {place} von {count}.',
  'plan.landingByDate': '{column}, nach Datum sortiert.',
  'plan.tells': {
    one: '{count} Person wird benachrichtigt.',
    other: '{count} Personen werden benachrichtigt.',
  },
  'plan.tellsNobody': 'Niemand wird benachrichtigt.',
  'plan.key.place': 'Platz',
  'plan.key.column': 'Spalte',
  'plan.key.drop': 'ablegen',
  'plan.key.cancel': 'zurücklegen',
  'plan.moved': 'Nach {column} verschoben.',
  'plan.undo': 'Rückgängig',
  'plan.failed': '{what}. Die Idee ist wieder, wo sie war.',
  'month.title': 'Wann rechnet ihr damit?',
  'month.label': 'Monat',
  'month.none': 'Kein Monat',
  'month.hint': 'Steht auf der Roadmap. Niemand wird benachrichtigt.',
  'month.save': 'Speichern',
  'month.saving': 'Wird gespeichert\u00a0…',
  'month.cancel': 'Abbrechen',
  'month.failed': '{what}. Versuch es noch einmal.',
}
