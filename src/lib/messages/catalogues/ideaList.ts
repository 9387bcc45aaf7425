import { defineMessages } from '../catalogue.ts'

/** Sentences around a list of ideas, and of one that is empty or searched, which load with them. */
export const ideaListMessages = defineMessages('ideaList', {
  'list.open.title': 'No open ideas yet',
  'list.open.text':
    'The first one is yours, if you like. Ideas that are done are under “Include closed”.',
  'list.empty.title': 'No ideas yet',
  'list.empty.text': 'The first one is yours, if you like.',
  'list.noHits.title': 'Nobody has asked for this yet',
  'list.noHits.text': 'Try other words, or post it as an idea of your own.',
  'list.noHits.post': 'Post this idea',
  'list.filtered.title': 'No idea fits these filters',
  'list.filtered.text': 'Remove one of them to see more.',
  'list.filtered.clear': 'Remove all filters',
  'aside.rising': 'Rising this week',
  'aside.shipped': 'Just shipped',
  'search.found': { one: '{count} idea for', other: '{count} ideas for' },
  'search.many': { one: '{count} idea or more for', other: '{count} ideas or more for' },
})
