import { defineMessages } from '../catalogue.ts'

/** Sentences about usage analytics, which load with the question and the settings. */
export const privacyMessages = defineMessages('privacy', {
  'ask.label': 'Usage analytics',
  'ask.text':
    'Can this site collect usage data? It covers which pages you open and what you do there, never what you write.',
  'ask.yes': 'Yes',
  'ask.no': 'No',
  'ask.details': 'Details',
  title: 'Privacy',
  lead: 'Whether this site may collect usage data. You can change this at any time.',
  none: 'This site has no usage analytics. Nothing about how you use it is sent to anyone.',
  choice: 'Usage analytics',
  yes: 'On',
  'yes.hint': 'Your use of the site is recorded to help improve it.',
  no: 'Off',
  'no.hint':
    'Nothing is sent or stored. Anything stored before is deleted, here and at the providers.',
  signalled:
    'Your browser asks sites not to track you (Global Privacy Control or Do Not Track). That counts as a no, so you won’t be asked.',
  what: 'What is sent, and to whom',
  'what.events':
    'Which pages you open, what you do there (for example vote, post, edit, comment, react, follow, share or search; for the team also setting a status or merging), the number of the idea, how long a search or a text is, errors you see, and how fast pages load. Never what you write or search for, your name, your e-mail address or the address of a page.',
  'what.device':
    'A random number identifies this browser, so its events can be told apart from others. It is not linked to your account and is deleted when you switch this off.',
  'what.usage': 'Amplitude counts the events.',
  'what.cloud':
    'Google Firebase gives this browser an installation number and keeps the days it was used for at most 30 days.',
  deleted:
    'Switched off. The data stored in this browser is deleted, and the providers are asked to delete theirs.',
})
