import { defineMessages } from '../catalogue.ts'

/** Sentences of discussions, which load with an idea's page. */
export const commentsMessages = defineMessages('comments', {
  'comments.title': 'Comments',
  'comments.none': 'No comments yet.',
  'comments.first': 'No comments yet. What would this change for you?',
  'comments.more': 'Show more comments',
  'comments.loading': 'Loading comments',
  'comment.deleted': 'This comment was deleted.',
  'comment.spam': 'This comment was marked as spam.',
  'comment.edited': 'edited',
  'comment.sending': 'sending',
  'comment.internal': 'Only the team sees this',
  'comment.mergedFrom': 'from #{number}',
  'comment.official': 'Official answer',
  'comment.reply': 'Reply',
  'comment.replyTo': 'Reply to {name}',
  'comment.replies': 'Replies',
  'comment.copyLink': 'Copy link',
  'comment.linkCopied': 'Link copied.',
  'comment.linkInAddress': 'The link is in the address bar.',
  'comment.edit': 'Edit',
  'comment.history': 'Earlier versions',

  'compose.plain': 'Commenting needs JavaScript.',
  'compose.label': 'Your comment',
  'compose.images': {
    one: '{count} image will be added in a moment.',
    other: '{count} images will be added in a moment.',
  },
  'compose.reply': 'Your reply',
  'compose.internal': 'Only the team sees this',
  'compose.send': 'Comment',
  'compose.sendInternal': 'Comment for the team',
  'compose.sendReply': 'Reply',
  'compose.sending': 'Posting',
  'compose.cancel': 'Cancel',
  'compose.failed': '{what}. Your text is saved. Try again; it won’t be posted twice.',
  'compose.wait': {
    one: 'You can comment again in {count} second. Your text is saved.',
    other: 'You can comment again in {count} seconds. Your text is saved.',
  },
  'compose.draftKept': 'Draft saved in this browser',
  'compose.draftPageOnly':
    'Drafts can’t be saved in this browser. Stay on this page until it’s posted',
  'compose.carried':
    'This is the text of your draft idea. The draft is kept until you post this comment.',
  'compose.posted': 'Your comment was posted.',
  'compose.pending':
    'Your comment is waiting for approval. Until then, only you and the team can see it.',

  'lock.lock': 'Lock the discussion',
  'lock.unlock': 'Unlock the discussion',
  'lock.locked': 'Discussion locked.',
  'lock.unlocked': 'Discussion unlocked.',
  'lock.failed': '{what}. Nothing was changed.',
  'lock.by': '{name} locked this discussion on {date}.',
  'lock.byTeam': 'The team locked this discussion on {date}.',
  'lock.noComments': 'It’s closed to new comments.',
  'lock.teamOnly': 'Only the team can comment.',

  'edit.label': 'Edit your comment',
  'edit.save': 'Save',
  'edit.saving': 'Saving…',
  'edit.failed': '{what}. Your text is saved. Try again.',
})
