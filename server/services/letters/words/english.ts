import { limits } from '#rules/limits.ts'

const { minutes, windowMinutes } = limits.signInCode
const valid = `The code is valid for ${minutes} minutes.`

/** What is told of an idea: its title, and the name of its status. */
interface StatusFacts {
  title: string
  status: string
}

const and = new Intl.ListFormat('en-GB')
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const count = (value: number): string => value.toLocaleString('en')

/** The sentences of letters, of the page that ends them, and of push messages, in English. */
export const english = {
  tag: 'en',
  open: (site: string) => `Open ${site}`,
  code: {
    subject: (code: string, site: string) => `${code} is your code for ${site}`,
    heading: (site: string) => `Your code for ${site}`,
    enter: `Enter this code where you asked for it. It works once, for ${minutes} minutes.`,
    link: `The link below works in any browser, for ${windowMinutes} minutes.`,
    notYou: 'If you didn’t ask for it, you can ignore this e-mail: nobody can sign in without it.',
    action: 'Sign in with this link',
  },
  noAccount: {
    subject: (site: string) => `Signing in to ${site}`,
    heading: 'There is no account for this address',
    tried: (site: string) =>
      `Someone, probably you, tried to sign in to ${site} with this address. It has no account, and only invited people can have one.`,
    help: 'Perhaps you use another address there. Otherwise, ask the team to invite you.',
  },
  linked: {
    subject: (site: string, provider: string) => `You can now sign in to ${site} with ${provider}`,
    heading: (provider: string) => `You can now sign in with ${provider}`,
    what: (site: string, provider: string) =>
      `Someone signed in to your account at ${site} with ${provider}, which confirmed this address. You can sign in with ${provider} from now on.`,
    notYou: 'If this wasn’t you, secure your mailbox and tell the team.',
  },
  unlinked: {
    subject: (site: string, provider: string) =>
      `You can no longer sign in to ${site} with ${provider}`,
    heading: (provider: string) => `You can no longer sign in with ${provider}`,
    what: (site: string, provider: string) =>
      `${provider} was unlinked from your account at ${site}. You can link it again in your settings.`,
    notYou: 'If this wasn’t you, sign in with a code and sign out everywhere in your settings.',
  },
  takenAddress: {
    subject: (site: string) => `This address already has an account at ${site}`,
    heading: 'This address already has an account',
    what: (site: string) =>
      `Someone, perhaps you, wants to use this address for their account at ${site}. It already has its own account there, so nothing was changed.`,
    notYou:
      'To use that account, sign in with this address. If this wasn’t you, you can ignore this e-mail.',
  },
  newAddress: {
    subject: (code: string) => `${code} is your code to confirm this address`,
    heading: 'Confirm your new address',
    enter: (site: string) =>
      `Enter this code to use this address for your account at ${site}. ${valid}`,
    notYou: 'If this wasn’t you, you can ignore this e-mail: nothing changes without the code.',
  },
  oldAddress: {
    subject: (code: string) => `${code} is your code to change your address`,
    heading: 'Change your e-mail address',
    enter: (site: string, email: string) =>
      `Enter this code to change the address of your account at ${site} to ${email}. ${valid}`,
    notYou:
      'If this wasn’t you, don’t share this code, and sign out everywhere under Settings: someone is using your account.',
  },
  changedAddress: {
    subject: (site: string) => `The address of your account at ${site} was changed`,
    heading: 'Your e-mail address was changed',
    what: (site: string) =>
      `Your account at ${site} now has a different e-mail address, confirmed with a code sent to this one. Other devices were signed out.`,
    notYou: 'If this wasn’t you, contact the people who run the site.',
  },
  goodbye: {
    subject: (site: string) => `Your account at ${site} was deleted`,
    heading: 'Your account was deleted',
    what: (site: string, withPosts: boolean) =>
      `Your account at ${site} was deleted, together with your name and this address. ${withPosts ? 'Your posts were deleted too.' : 'Your posts stay there under “Deleted user”.'}`,
    again: 'You can create a new account with this address at any time.',
  },
  invitation: {
    subject: (inviter: string, site: string) => `${inviter} invites you to ${site}`,
    heading: (site: string) => `Join ${site}`,
    what: (inviter: string, site: string, role: string) =>
      `${inviter} invites you to ${site} as ${role}.`,
    validity: `The link works once, for ${limits.invitations.days} days. If you weren’t expecting this, you can ignore this e-mail.`,
    action: 'Accept the invitation',
    roles: {
      MEMBER: 'a member',
      COLLABORATOR: 'a collaborator',
      ADMIN: 'an admin',
      OWNER: 'the owner',
    },
  },
  ownership: {
    newOwnerSubject: (site: string) => `You now own ${site}`,
    newOwner: 'You’re now the owner',
    newOwnerSentence: (former: string, site: string) =>
      `${former} made you the owner of ${site}. You can change everything there, and transfer ownership yourself.`,
    formerOwnerSubject: (site: string) => `${site}: the owner has changed`,
    formerOwner: 'The owner has changed',
    formerOwnerSentence: (owner: string, site: string) =>
      `${owner} is now the owner of ${site}. You are an admin.`,
    action: 'See the people',
  },
  notPosted: {
    subject: (site: string) => `Your reply to ${site} was not posted`,
    heading: 'Your reply was not posted',
    what: (site: string, reason: string) =>
      `Your e-mail to ${site} couldn’t be posted as a comment. ${reason}`,
    help: 'Nothing was changed. You can comment on the site instead.',
    unknownAddress: 'The address you replied to isn’t recognised.',
    otherSender: 'Replies are accepted only from the address the e-mail was sent to.',
    noText: 'It contained no new text.',
    tooLarge: 'It is larger than 15 MB.',
    noImage:
      'It contained only images, and none of them can be shown: they are larger than 5 MB, or in a format such as HEIC.',
    refused: {
      locked: 'The discussion is locked and closed to new comments.',
      teamOnly: 'Only the team comments on this board.',
      gone: 'The idea no longer exists.',
      tooLong: (limit: number) => `It is longer than ${count(limit)} characters.`,
      tooMany: (limit: number) => `You can write ${count(limit)} comments an hour.`,
      other: 'The site does not accept it as a comment.',
    },
  },
  imagesLeft: {
    subject: (left: number, site: string) =>
      `${left === 1 ? 'An image was' : `${count(left)} images were`} left out of your comment on ${site}`,
    heading: (left: number) =>
      left === 1 ? 'An image was left out' : `${count(left)} images were left out`,
    what: (site: string) =>
      `Your e-mail to ${site} was posted as a comment. Images were left out that are larger than 5 MB, in a format such as HEIC, or more than one comment can have.`,
    help: 'You can add them on the site, as PNG, JPEG, WebP, GIF or AVIF.',
  },
  told: {
    hello: (name: string) => `Hello ${name},`,
    somebody: 'Someone',
    forTheTeam: (name: string) => `${name}, for the team`,
    shipped: (isOwn: boolean): string =>
      isOwn ? 'Your idea shipped' : 'An idea you follow shipped',
    isNow: (isOwn: boolean, status: string) =>
      `${isOwn ? 'Your idea' : 'An idea you follow'} is now ${status}`,
    merged: (isOwn: boolean): string =>
      isOwn ? 'Your idea was merged' : 'An idea you follow was merged',
    newIn: (site: string) => `New in ${site}`,
    askedShipped: 'What you asked for has shipped',
    teamAnswered: 'The team has answered',
    mentioned: (name: string) => `${name} mentioned you`,
    replied: (name: string) => `${name} replied to you`,
    waits: 'A post is waiting for approval',
    posted: (name: string) => `${name} posted an idea`,
    comments: (value: number) => `${count(value)} new comments`,
    commented: (name: string) => `${name} commented`,
    /** `others`: how many more than those who are named. */
    commentedOn: (names: readonly string[], others: number, title: string) =>
      `${and.format(others === 0 ? names : [names.join(', '), `${count(others)} others`])} commented on “${title}”.`,
    statusIs: ({ title, status }: StatusFacts) => `“${title}” is now ${status}.`,
    /** `votedAt`: when the reader asked for it; `others`: who did so besides. */
    youAsked: (title: string, votedAt: Date, others: number) => {
      const joined = others === 1 ? '1 other person' : `${count(others)} other people`
      const asked = `You asked for “${title}” on ${date.format(votedAt)}`
      return `${asked}${others < 1 ? '' : `, and so did ${joined}`}. It has shipped.`
    },
    mergedInto: (title: string) =>
      `An idea you follow was merged into “${title}”. Its votes and comments moved with it.`,
    ideaWaits: (title: string) => `“${title}” is waiting for approval.`,
    commentWaits: (title: string) => `A comment on “${title}” is waiting for approval.`,
    postedIdea: (name: string, title: string) => `${name} posted “${title}”.`,
    teamAnsweredIdea: (title: string) => `The team has answered “${title}”.`,
    mentionedIn: (name: string, title: string) => `${name} mentioned you in “${title}”.`,
    repliedIn: (name: string, title: string) => `${name} replied to you in “${title}”.`,
    newEntry: (entry: string) => `“${entry}” is new in the changelog.`,
    entryOut: (entry: string, titles: readonly string[]) =>
      `“${entry}” is out. It closes ${titles.length === 1 ? 'an idea' : 'ideas'} you follow: ${titles.map((title) => `“${title}”`).join(', ')}.`,
    seeChange: 'See what changed',
    seeIdea: 'See the idea',
    answerMail: 'Reply to this e-mail to post a comment.',
    answerMailOn: (title: string) => `Reply to this e-mail to comment on “${title}”.`,
    answersNotPosted: 'Replies to this e-mail are not posted on the site.',
    notWhatYouMeant: 'Not what you meant? Reply to this e-mail to post a comment.',
  },
  push: {
    statusChanged: 'The status has changed',
    now: (status: string) => `Now: ${status}`,
    answered: (name: string) => `${name} from the team answered`,
    mergedInto: 'Another idea was merged into this one',
    changelog: 'New in the changelog',
    posted: (name: string) => `${name} posted this idea`,
  },
  digest: {
    heading: (isDaily: boolean, site: string) => `Your ${isDaily ? 'day' : 'week'} in ${site}`,
    updates: (value: number) => (value === 1 ? '1 update' : `${count(value)} updates`),
    more: (value: number) => `And ${count(value)} more in your inbox.`,
    action: 'Open your inbox',
    reason: (isDaily: boolean) =>
      `You’re receiving this because you chose one e-mail a ${isDaily ? 'day' : 'week'}.`,
  },
  reasons: {
    team: 'You’re receiving this because you are on the team.',
    subscribed: 'You’re receiving this because you subscribed to the changelog.',
    followsClosed: 'You’re receiving this because you follow an idea that it closes.',
    own: 'You’re receiving this because it is your idea.',
    mentioned: 'You’re receiving this because you were mentioned.',
    follows: 'You’re receiving this because you follow this idea.',
  },
  ways: {
    noChangelog: 'Unsubscribe from the changelog',
    noIdea: 'Mute this idea',
    noTeam: 'Unsubscribe from new posts',
    choose: 'Notification settings',
    stopAll: 'Unsubscribe from all e-mail',
  },
  /** The page behind the link that ends letters: `ask`, before anything was done, and what is so afterwards. */
  page: {
    choose: {
      before: 'You can choose what you’re notified about in ',
      settings: 'your settings',
      after: '. You may need to sign in first.',
    },
    /** Where nothing else is mailed either. */
    allStopped: (site: string) =>
      `You’ve unsubscribed from all e-mail from ${site}, so for now none is sent to you.`,
    all: {
      headings: {
        ask: 'Unsubscribe from all e-mail?',
        stopped: 'Unsubscribed from all e-mail',
        restored: 'Subscribed again',
      },
      ask: (site: string) =>
        `If you unsubscribe, you’ll get no e-mail from ${site}, except sign-in codes you request and messages about your account.`,
      stopped: (site: string) =>
        `You don’t get e-mail from ${site}, except sign-in codes you request and messages about your account.`,
      restored: (site: string) => `You’ll get e-mail from ${site} again.`,
      stop: 'Unsubscribe from all e-mail',
      restore: 'Subscribe again',
    },
    changelog: {
      headings: {
        ask: 'Unsubscribe from the changelog?',
        stopped: 'Unsubscribed from the changelog',
        restored: 'Subscribed to the changelog again',
      },
      ask: (site: string) =>
        `If you unsubscribe, you’ll get no e-mail about the changelog of ${site}.`,
      stopped: (site: string) => `You don’t get e-mail about the changelog of ${site}.`,
      restored: (site: string) => `You’ll get e-mail about the changelog of ${site} again.`,
      stop: 'Unsubscribe from the changelog',
      restore: 'Subscribe again',
    },
    team: {
      headings: {
        ask: 'Unsubscribe from new posts?',
        stopped: 'Unsubscribed from new posts',
        restored: 'Subscribed to new posts again',
      },
      ask: (site: string) =>
        `If you unsubscribe, you’ll get no e-mail about new ideas on ${site} or about posts waiting for approval.`,
      stopped: (site: string) =>
        `You don’t get e-mail about new ideas on ${site} or about posts waiting for approval.`,
      /** By what the letter told. */
      restored: {
        AWAITS_APPROVAL: 'You’ll get e-mail about posts waiting for approval again.',
        NEW_IDEA: 'You’ll get e-mail about new ideas again.',
      },
      stop: 'Unsubscribe from new posts',
      restore: 'Subscribe again',
    },
    idea: {
      headings: { ask: 'Mute this idea?', stopped: 'Idea muted', restored: 'Idea unmuted' },
      ask: 'If you mute it, you’ll get no e-mail, no inbox entries and no push messages about this idea.',
      stopped: 'You don’t get e-mail, inbox entries or push messages about this idea.',
      restored: 'You’ll be notified about this idea again.',
      stop: 'Mute this idea',
      restore: 'Unmute this idea',
    },
    unknown: {
      heading: 'This link doesn’t work',
      why: 'It may be incomplete, or the account it was for has been deleted. Try opening it from the e-mail again.',
    },
  },
}

/** The sentences of letters in one language. */
export type LetterWords = typeof english
