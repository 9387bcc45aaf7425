import type { Translation } from '#lib/messages/catalogue.ts'
import type { reactionsMessages } from '#lib/messages/catalogues/reactions.ts'

export const reactions: Translation<typeof reactionsMessages> = {
  'react.add': 'Reagieren',
  'react.count': '{name}, {count}',
  'react.AGREE': 'Stimme zu',
  'react.THANKS': 'Danke',
  'react.CHEER': 'Hurra',
  'react.SMILE': 'Lächeln',
  'react.failed': '{what}. Deine Reaktion wurde nicht gezählt.',
}
