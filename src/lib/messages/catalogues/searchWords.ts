import { defineMessages } from '../catalogue.ts'

/** Sentences of the list of words that mean the same, which load when it is opened. */
export const searchWordsMessages = defineMessages('searchWords', {
  'team.title': 'Your words',
  'team.none':
    'Nothing here yet. If people search for “night theme” and your idea is called “Dark mode”, add “dark mode, night theme”.',
  'team.add': 'Add words',
  'team.new': 'New words',
  'words.label': 'Words or phrases that mean the same',
  'words.hint': 'Put commas between them, for example: dark mode, night theme',
  'words.few': 'Enter at least two words or phrases, with commas between them.',
  'words.on': 'Use for search: {words}',
  'words.onShort': 'On',
  'words.offShort': 'Off',
  'words.failed': 'This was not changed: {what}.',
  'learned.title': 'Learned from merged ideas',
  'learned.lead':
    'When several merged ideas differ from the ideas they were merged into by the same words, search treats those words as the same.',
  'learned.none':
    'Nothing learned yet. It takes at least three merged ideas whose titles differ by the same words.',
  'learned.merges': { one: '{count} merged idea', other: '{count} merged ideas' },
  'learned.keep': 'Add to your words',
  'learned.keepNamed': 'Add to your words: {words}',
})
