import { defineMessages } from '../catalogue.ts'

/** Sentences around a list of ideas, and of one that is empty or searched, which load with them. */
export const ideaListMessages = defineMessages('ideaList', {
  'list.open.title': 'No open ideas yet',
  'list.open.text': 'Be the first to post one. To see closed ideas, choose “Include closed”.',
  'list.empty.title': 'No ideas yet',
  'list.empty.text': 'Be the first to post one.',
  'list.noHits.title': 'Nobody has asked for this yet',
  'list.noHits.text': 'Try other words, or post it as a new idea.',
  'list.noHits.post': 'Post this idea',
  'list.noneOfThese': 'None of these?',
  'list.noneOfThese.post': 'Post “{search}”',
  'list.filtered.title': 'No ideas match these filters',
  'list.filtered.text': 'Remove a filter to see more.',
  'list.filtered.clear': 'Remove all filters',
  'aside.rising': 'Rising this week',
  'aside.shipped': 'Just shipped',
  'search.close': 'Close matches',
  'search.found': { one: '{count} idea for', other: '{count} ideas for' },
  'search.many': { one: 'At least {count} idea for', other: 'At least {count} ideas for' },
})
