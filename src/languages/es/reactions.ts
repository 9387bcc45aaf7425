import type { Translation } from '#lib/messages/catalogue.ts'
import type { reactionsMessages } from '#lib/messages/catalogues/reactions.ts'

export const reactions: Translation<typeof reactionsMessages> = {
  'react.add': 'Reaccionar',
  'react.count': '{name}, {count}',
  'react.AGREE': 'De acuerdo',
  'react.THANKS': 'Gracias',
  'react.CHEER': '¡Bravo!',
  'react.SMILE': 'Sonrisa',
  'react.failed': '{what}. Tu reacción no se contó.',
}
