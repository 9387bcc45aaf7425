import { defineMessages } from '../catalogue.ts'

/** The question whether several reported posts are kept, which comes with it. */
export const keepingMessages = defineMessages('keeping', {
  'keep.title': { one: 'Keep this post?', other: 'Keep {count} posts?' },
  'keep.text': 'Their reports will be closed.',
  'keep.do': { one: 'Keep {count} post', other: 'Keep {count} posts' },
  'keep.cancel': 'Cancel',
})
