import { defineMessages } from '../catalogue.ts'

/** Sentences of posting an idea, which load with it. */
export const postingMessages = defineMessages('posting', {
  'post.title': 'Post an idea',
  'post.lead': 'One wish per idea, so that others can add their vote to it.',
  'post.field.title': 'What do you wish for?',
  'post.field.body': 'Details',
  'post.hint.body': 'What are you trying to do, and what is in the way? Markdown works.',
  'post.send': 'Post idea',
  'post.sending': 'Posting',
  'post.failed': '{what}. Your text is kept. Try again; it will not be posted twice.',
  'post.draftKept': 'Draft kept in this browser',
  'post.draftPageOnly': 'This browser keeps no draft: stay on this page until it is posted',
  'similar.title': 'Similar ideas',
  'similar.hint': 'Similar ideas show up here while you write.',
  'similar.none': 'No similar ideas found.',
  'similar.count': { one: '{count} similar idea', other: '{count} similar ideas' },
  'similar.lead': 'Is it one of these? A vote says it louder than another post.',
  'similar.inDetails': 'Found in its details',
  'similar.sharesTag': 'Same tag',
  'similar.carry': 'Add my text as a comment',
})
