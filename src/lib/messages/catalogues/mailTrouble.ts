import { defineMessages } from '../catalogue.ts'

/** Sentences about mail that did not arrive, on the page of the site's settings. */
export const mailTroubleMessages = defineMessages('mailTrouble', {
  title: 'Mail',
  lead: 'E-mails that did not arrive, and addresses that mail servers rejected for good.',
  'letters.title': 'E-mails that weren’t sent',
  'letters.none':
    'None. E-mails that fail are retried for two days, unless the mail server rejects them for good.',
  'letters.attempts': { one: 'Tried once', other: 'Tried {count} times' },
  'letters.again': 'Send again',
  'letters.queued': 'The e-mail is being sent again.',
  'addresses.title': 'Rejected addresses',
  'addresses.none': 'None.',
  'addresses.hint': 'They get sign-in codes, but no other mail, until you allow them again.',
  'addresses.since': 'Since {day}',
  'addresses.allow': 'Allow again',
  'addresses.allowed': 'This address will get mail again.',
  'act.label': '{act}: {email}',
  more: 'Show more',
  loading: 'Loading…',
})
