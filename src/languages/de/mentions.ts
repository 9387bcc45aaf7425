import type { Translation } from '#lib/messages/catalogue.ts'
import type { mentionsMessages } from '#lib/messages/catalogues/mentions.ts'

export const mentions: Translation<typeof mentionsMessages> = {
  'mentions.list': 'Personen zum Erwähnen',
  'mentions.found': {
    one: '{count} Person. Drück Enter, um sie zu erwähnen.',
    other: '{count} Personen. Wähle mit den Pfeiltasten und drück Enter zum Erwähnen.',
  },
  'mentions.team': 'Team',
}
