import type { Translation } from '#lib/messages/catalogue.ts'
import type { mailTroubleMessages } from '#lib/messages/catalogues/mailTrouble.ts'

export const mailTrouble: Translation<typeof mailTroubleMessages> = {
  title: 'E-Mail',
  lead: 'E-Mails, die nicht angekommen sind, und Adressen, die Mailserver endgültig abgewiesen haben.',
  'letters.title': 'Nicht gesendete E-Mails',
  'letters.none':
    'Keine. Schlägt eine E-Mail fehl, wird der Versand zwei Tage lang wiederholt, außer der Mailserver weist sie endgültig ab.',
  'letters.attempts': { one: 'Einmal versucht', other: '{count}-mal versucht' },
  'letters.again': 'Erneut senden',
  'letters.queued': 'Die E-Mail wird erneut gesendet.',
  'addresses.title': 'Abgewiesene Adressen',
  'addresses.none': 'Keine.',
  'addresses.hint':
    'Sie bekommen Anmeldecodes, aber keine anderen E-Mails, bis du sie wieder zulässt.',
  'addresses.since': 'Seit {day}',
  'addresses.allow': 'Wieder zulassen',
  'addresses.allowed': 'Diese Adresse bekommt wieder E-Mails.',
  'act.label': '{act}: {email}',
  more: 'Mehr anzeigen',
  loading: 'Wird geladen\u00a0…',
}
