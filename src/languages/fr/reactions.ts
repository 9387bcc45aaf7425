import type { Translation } from '#lib/messages/catalogue.ts'
import type { reactionsMessages } from '#lib/messages/catalogues/reactions.ts'

export const reactions: Translation<typeof reactionsMessages> = {
  'react.add': 'Réagir',
  'react.count': '{name}, {count}',
  'react.AGREE': 'D’accord',
  'react.THANKS': 'Merci',
  'react.CHEER': 'Bravo',
  'react.SMILE': 'Sourire',
  'react.failed': '{what}. Votre réaction n’a pas été comptée.',
}
