import type { Translation } from '#lib/messages/catalogue.ts'
import type { mentionsMessages } from '#lib/messages/catalogues/mentions.ts'

export const mentions: Translation<typeof mentionsMessages> = {
  'mentions.list': 'Personas que puedes mencionar',
  'mentions.found': {
    one: '{count} persona. Pulsa Enter para mencionarla.',
    other: '{count} personas. Usa las flechas para elegir y Enter para mencionar.',
  },
  'mentions.team': 'Equipo',
}
