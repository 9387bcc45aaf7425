import { defineMessages } from '../catalogue.ts'

/** Sentences about texts that are kept, and about two of them, which load with what is written in. */
export const draftsMessages = defineMessages('drafts', {
  'older.title': 'You have an older draft',
  'older.use': 'Use it',
  'older.putAway': 'Discard',
  'waits.text':
    '{what}. Your text is saved and will be sent when the connection is back, as long as this page stays open.',
  'waits.now': 'Send now',
  'waits.stop': 'Don’t send',
  'unsent.text': 'You’re back online, but the text you left behind hasn’t been sent.',
  'unsent.open': 'Open it',
  discarded: 'Your changes were discarded.',
  'discarded.undo': 'Undo',
  postedElsewhere: 'Your text was posted in another tab.',
  'postedElsewhere.show': 'Show it',
  'conflict.title': '{name} changed this while you were writing',
  'conflict.titleNobody': 'This was changed while you were writing',
  'conflict.titleYou': 'You changed this elsewhere while you were writing',
  'conflict.lead':
    'Nothing is lost. Choose which text to continue with; nothing is saved until you press Save.',
  'conflict.theirs': 'Current version',
  'conflict.mine': 'Your text',
  'conflict.takeTheirs': 'Take theirs',
  'conflict.takeOther': 'Take this one',
  'conflict.keepMine': 'Keep mine',
  'conflict.empty': 'No text.',
})
