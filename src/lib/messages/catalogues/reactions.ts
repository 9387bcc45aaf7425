import { defineMessages } from '../catalogue.ts'

/** Sentences of reactions to comments and to entries of the changelog. */
export const reactionsMessages = defineMessages('reactions', {
  'react.add': 'React',
  'react.count': '{name}, {count}',
  'react.AGREE': 'Agree',
  'react.THANKS': 'Thanks',
  'react.CHEER': 'Hooray',
  'react.SMILE': 'Smile',
  'react.failed': '{what}. Your reaction was not counted.',
})
