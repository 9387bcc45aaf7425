import { defineMessages } from '../catalogue.ts'

/** Sentences of what failed, which load behind the first screen. */
export const failuresMessages = defineMessages('failures', {
  'failure.offline': 'You are offline',
  'failure.offline.text': 'Nothing you typed is lost. This goes on when the connection is back.',
  'failure.unreachable': 'Earshot cannot be reached',
  'failure.unreachable.text':
    'Nothing you typed is lost. This goes on when Earshot can be reached again.',
  'failure.drawn': 'What you see was loaded before.',
  'failure.timeout': 'This is taking too long',
  'failure.timeout.text': 'Nothing you typed is lost. Try again.',
  'failure.signIn': 'Please sign in again',
  'failure.signIn.text': 'Your session has ended. Nothing you typed is lost.',
  'failure.tooLarge': 'This is too large to send',
  'failure.tooLarge.text': 'Nothing you typed is lost. Make it shorter and try again.',
  'failure.slowDown': 'Please slow down',
  'failure.slowDown.text': 'Nothing you typed is lost. Wait a moment and try again.',
  'failure.slowDown.wait': {
    one: 'Nothing you typed is lost. Try again in {count} second.',
    other: 'Nothing you typed is lost. Try again in {count} seconds.',
  },
  'failure.outdated': 'A newer version is here',
  'failure.outdated.text': 'Nothing you typed is lost. Reload the page to go on.',
})
