import { defineMessages } from '../catalogue.ts'

/** Sentences about texts that are kept, and about two of them, which load with what is written in. */
export const draftsMessages = defineMessages('drafts', {
  'older.title': 'An older text of yours is kept',
  'older.use': 'Use it',
  'older.putAway': 'Put it away',
  'waits.text':
    '{what}. Your text is kept, and is sent when the connection is back, while this stays open.',
  'waits.now': 'Send now',
  'waits.stop': 'Do not send',
  postedElsewhere: 'Your text was posted in another tab.',
  'conflict.title': '{name} changed this while you were writing',
  'conflict.titleNobody': 'This was changed while you were writing',
  'conflict.titleYou': 'You changed this elsewhere while you were writing',
  'conflict.lead':
    'Nothing is lost. Choose the text to go on with; nothing is saved before you press Save.',
  'conflict.theirs': 'As it reads now',
  'conflict.mine': 'Your text',
  'conflict.takeTheirs': 'Take theirs',
  'conflict.takeOther': 'Take this one',
  'conflict.keepMine': 'Keep mine',
  'conflict.empty': 'No text.',
})
