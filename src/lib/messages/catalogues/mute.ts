import { defineMessages } from '../catalogue.ts'

/** Sentences of muting an idea. */
export const muteMessages = defineMessages('mute', {
  'mute.menu': 'Mute this idea',
  'mute.unmute': 'Unmute this idea',
  'mute.muted': 'Muted',
  'mute.muted.hint': 'You won’t be notified about this idea. Press to unmute.',
  'mute.done': 'Muted. No more notifications about this idea.',
  'mute.undone': 'Unmuted. You’ll be notified about this idea again.',
  'mute.failed': '{what}. Press again to retry.',
})
