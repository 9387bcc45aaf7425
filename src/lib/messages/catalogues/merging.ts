import { defineMessages } from '../catalogue.ts'

/** The sentences of merging; they come with its menu and its dialog. */
export const mergingMessages = defineMessages('merging', {
  'merge.open': 'Merge into…',
  'merge.title': 'Merge “{title}” into another idea',
  'merge.titleMany': {
    one: 'Merge {count} idea into another one',
    other: 'Merge {count} ideas into another one',
  },
  'merge.search': 'Find an idea by words or number',
  'merge.searchShort': 'Words or a number',
  'merge.choices': 'Ideas to merge into',
  'merge.similar': 'Similar ideas',
  'merge.choice': { one: '#{number} · {count} vote', other: '#{number} · {count} votes' },
  'merge.none': 'No matches. Try other words, or a number such as 41.',
  'merge.hint':
    'Its votes, followers and comments move to the other idea, and nobody is counted twice. Its link will lead there too. You can undo this at any time.',
  'merge.hintMany':
    'Their votes, followers and comments move to the other idea, and nobody is counted twice. Their links will lead there too. You can undo this at any time.',
  'merge.together': { one: '{count} vote in total', other: '{count} votes in total' },
  'merge.people': {
    one: '{together} from {count} person.',
    other: '{together} from {count} people.',
  },
  'merge.imported': {
    one: '{together}: {count} person and {imported} imported.',
    other: '{together}: {count} people and {imported} imported.',
  },
  'merge.do': 'Merge',
  'merge.cancel': 'Cancel',
  'merge.done': { one: 'Merged into #{number}.', other: '{count} ideas merged into #{number}.' },
  'merge.failed': '{what}. Nothing was changed.',
  'merge.searchFailed': '{what}. Try again.',
})
