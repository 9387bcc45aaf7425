import { defineMessages } from '../catalogue.ts'

/** Sentences of the site's settings, which load with them. */
export const siteSettingsMessages = defineMessages('siteSettings', {
  'settings.title': 'Site settings',
  'settings.lead': 'What this site is called, who reads it, and who takes part.',
  'settings.save': 'Save',
  'settings.saving': 'Saving…',
  'settings.saved': 'Saved.',
  'settings.failed':
    '{what}. Nothing was changed; what you chose is still here. Press again to retry.',

  'general.title': 'Name and tagline',
  'general.name': 'Name of the site',
  'general.tagline': 'Tagline',
  'general.tagline.hint': 'One line under the name, such as what the product is.',

  'reading.title': 'Who can read',
  'reading.public': 'Everyone',
  'reading.public.hint':
    'Anybody with the address reads the public boards, search engines included.',
  'reading.members': 'Members',
  'reading.members.hint':
    'Visitors see the name of the site and the way to sign in. No idea, no count and no name of a person reaches them.',
  'reading.open':
    'At present anybody with an e-mail address can become a member, and then read. To prevent that, give accounts to invited people alone, below.',

  'signUp.title': 'Who gets an account',
  'signUp.open': 'Everyone with an e-mail address',
  'signUp.open.hint': 'Whoever signs in for the first time becomes a member.',
  'signUp.invited': 'Who was invited',
  'signUp.invited.hint': 'Only invited people can make an account. Members keep the one they have.',

  'guests.title': 'Voting before signing in',
  'guests.no': 'Sign in to vote',
  'guests.no.hint': 'Visitors read. Votes that were cast without signing in stay.',
  'guests.yes': 'Vote at once',
  'guests.yes.hint':
    'A visitor’s browser counts as one person. On sign-in its votes move to the account, each counted once. Who uses several browsers can vote several times.',
  'guests.closed': 'This has no effect while only members can read.',

  'moderation.title': 'Approval of posts',
  'moderation.off': 'None',
  'moderation.off.hint': 'What people post appears at once.',
  'moderation.firstPost': 'The first post of each person',
  'moderation.firstPost.hint':
    'It waits until the team approves it. What the person posts later appears at once.',
  'moderation.all': 'Every post',
  'moderation.all.hint': 'Each waits until the team approves it, except for the team’s own.',

  'boards.title': 'Who can read each board',
  'boards.lead':
    'A board that somebody cannot read does not exist for them: not in lists, search or counts.',
  'boards.membersSite':
    'As only members can read this site, a board for everyone is read by all members.',
  'boards.ideas': { one: '{count} idea', other: '{count} ideas' },
  'boards.visibility': 'Who can read {board}',
  'boards.saveOne': 'Save who can read {board}',
  'boards.PUBLIC': 'Everyone',
  'boards.MEMBERS': 'Members',
  'boards.TEAM': 'The team',
})
