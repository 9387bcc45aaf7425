import type { Translation } from '#lib/messages/catalogue.ts'
import type { shippedIdeaMessages } from '#lib/messages/catalogues/shippedIdea.ts'

export const shippedIdea: Translation<typeof shippedIdeaMessages> = {
  'went.heading': 'So lief es',
  'went.posted': 'Eingereicht',
  'went.days': {
    one: '{count} Tag von der Einreichung bis zur Umsetzung.',
    other: '{count} Tage von der Einreichung bis zur Umsetzung.',
  },
  'went.sameDay': 'Umgesetzt innerhalb eines Tages nach der Einreichung.',
  'asked.you': 'Das hast du dir gewünscht',
  'asked.others': 'Wer sich das gewünscht hat',
  'asked.dates': 'Du hast am {voted} abgestimmt. Umgesetzt am {shipped}.',
  'asked.voters': { one: '{count} Person', other: '{count} Personen' },
  'asked.told': '{voters}, {told} davon benachrichtigt.',
  'asked.without': {
    one: '{count} hatte keine E-Mail-Adresse, an die wir schreiben konnten.',
    other: '{count} hatten keine E-Mail-Adresse, an die wir schreiben konnten.',
  },
}
