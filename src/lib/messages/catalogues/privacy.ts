import { defineMessages } from '../catalogue.ts'

/** Sentences about usage analytics, which load with the question and the settings. */
export const privacyMessages = defineMessages('privacy', {
  'ask.label': 'Usage analytics',
  'ask.text':
    'May this site learn how it is used? Which screens are opened and what is done there, never what you write.',
  'ask.yes': 'Yes',
  'ask.no': 'No',
  'ask.details': 'Details',
  title: 'Privacy',
  lead: 'Whether this site may learn how it is used. You can change this at any time.',
  none: 'This site uses no usage analytics. Nothing about how you use it is sent to anybody.',
  choice: 'Usage analytics',
  yes: 'On',
  'yes.hint': 'What happens here is counted, to make the site better.',
  no: 'Off',
  'no.hint':
    'Nothing is sent or stored. What was stored before is deleted, here and at the provider.',
  signalled:
    'Your browser asks sites not to track you (Global Privacy Control or Do Not Track). That counts as no, and you are not asked.',
  what: 'What is sent, and to whom',
  'what.events':
    'Which screens you open, what you do there (such as vote, post, edit, comment, react, follow, share or look for something; as the team also set a status or merge), which idea it was (its number), how long a search or a text is, errors you see, and how fast pages are. Never what you write or search, no name, no e-mail address, no address of a page.',
  'what.device':
    'A random number names this browser, so that its events can be told from others’. It is not connected with your account, and is deleted when you switch this off.',
  'what.usage': 'Amplitude counts the events.',
  'what.cloud':
    'Google Firebase gives this browser an installation number, and keeps days of use for 30 days at most.',
  deleted:
    'Switched off. What was stored in this browser is deleted; the providers are asked to delete theirs.',
})
