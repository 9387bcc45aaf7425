import { defineMessages } from '../catalogue.ts'

/** Sentences of posting an idea, which load with it. */
export const postingMessages = defineMessages('posting', {
  'post.title': 'Post an idea',
  'post.back': 'All ideas',
  'post.lead': 'One idea per post, so others can vote for it.',
  'post.field.title': 'What’s your idea?',
  'post.field.body': 'Details',
  'post.hint.body': 'What are you trying to do, and what gets in the way?',
  'post.hint.template': 'Left as it is, this outline is not posted.',
  'post.boardMissing': 'Choose a board.',
  'post.send': 'Post idea',
  'post.sending': 'Posting',
  'post.posted': 'Your idea was posted.',
  'post.view': 'View idea',
  'post.failed': '{what}. Your text is saved. Try again; it won’t be posted twice.',
  'post.wait': {
    one: 'You can post again in {count} second. Your text is saved.',
    other: 'You can post again in {count} seconds. Your text is saved.',
  },
  'post.draftKept': 'Draft saved in this browser',
  'post.draftPageOnly':
    'Drafts can’t be saved in this browser. Stay on this page until it’s posted',
  'similar.title': 'Similar ideas',
  'similar.hint': 'Similar ideas appear here as you type.',
  'similar.none': 'No similar ideas found.',
  'similar.count': { one: '{count} similar idea', other: '{count} similar ideas' },
  'similar.more': { one: '{count} more', other: '{count} more' },
  'similar.lead': 'Is it one of these? A vote counts for more than another post.',
  'similar.inDetails': 'Matches its details',
  'similar.sharesTag': 'Same tag',
  'similar.carry': 'Add my text as a comment',
})
