import { defineMessages } from '../catalogue.ts'

/** Sentences of muting an idea. */
export const muteMessages = defineMessages('mute', {
  'mute.menu': 'Mute this idea',
  'mute.unmute': 'Unmute this idea',
  'mute.muted': 'Muted',
  'mute.muted.hint': 'You are told nothing about this idea. Press to unmute.',
  'mute.done': 'Muted. You are told nothing more about this idea.',
  'mute.undone': 'Unmuted. You are told about this idea again.',
  'mute.failed': '{what}. Press again to retry.',
})
