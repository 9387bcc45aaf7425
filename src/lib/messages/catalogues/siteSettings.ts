import { defineMessages } from '../catalogue.ts'

/** Sentences of the site's settings, which load with them. */
export const siteSettingsMessages = defineMessages('siteSettings', {
  'settings.title': 'Site settings',
  'settings.lead': 'What this site is called, who can read it and who can take part.',
  'settings.contents': 'On this page',
  'settings.save': 'Save',
  'settings.saving': 'Saving…',
  'settings.discard': 'Discard changes',
  'settings.saved': 'Saved.',
  'settings.failed': '{what}. Nothing was changed, and your choices are still here. Try again.',

  'general.title': 'Name and tagline',
  'general.name': 'Name of the site',
  'general.tagline': 'Tagline',
  'general.tagline.hint': 'One line under the name, for example what the product is.',

  'language.title': 'Language',
  'language.label': 'Language of the site',
  'language.hint':
    'Buttons, labels, dates and e-mails, for everyone. Boards, statuses and tags keep the names you gave them.',

  'reading.title': 'Who can read',
  'reading.public': 'Everyone',
  'reading.public.hint':
    'Anyone with the link can read the public boards, including search engines.',
  'reading.members': 'Members',
  'reading.members.hint':
    'Visitors see only the site’s name and how to sign in: no ideas, counts or people’s names.',
  'reading.open':
    'Right now, anyone with an e-mail address can become a member and then read. To prevent that, allow only invited people below.',

  'signUp.title': 'Who gets an account',
  'signUp.open': 'Anyone with an e-mail address',
  'signUp.open.hint': 'People become members when they first sign in.',
  'signUp.invited': 'Invited people only',
  'signUp.invited.hint': 'Only invited people can create an account. Existing members keep theirs.',

  'guests.title': 'Voting before signing in',
  'guests.no': 'Sign in to vote',
  'guests.no.hint': 'Visitors can only read. Votes already cast without signing in stay.',
  'guests.yes': 'Vote straight away',
  'guests.yes.hint':
    'A visitor’s browser counts as one person. When they sign in, their votes move to their account, each counted once. Someone with several browsers can vote several times.',
  'guests.closed': 'This has no effect while only members can read.',

  'moderation.title': 'Approval of posts',
  'moderation.off': 'None',
  'moderation.off.hint': 'Posts appear immediately.',
  'moderation.firstPost': 'The first post of each person',
  'moderation.firstPost.hint':
    'It waits until the team approves it. Their later posts appear immediately.',
  'moderation.all': 'Every post',
  'moderation.all.hint': 'Every post waits until the team approves it, except the team’s own.',

  'letters.title': 'Notification e-mails',
  'letters.imprint': 'Sender and postal address',
  'letters.imprint.hint':
    'One line at the end of every notification e-mail, such as “Fieldnotes Ltd, 1 High Street, Leeds LS1 1AA, UK”. Many countries require it.',

  'catalog.title': 'Boards, statuses and tags',
  'catalog.lead': 'How ideas are organised, who can read and take part, and what’s on the roadmap.',
  'catalog.open': 'Edit boards, statuses and tags',
})
