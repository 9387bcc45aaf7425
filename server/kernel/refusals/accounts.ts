import { emailSentence } from '#rules/email.ts'
import { tooOften, type Catalogue } from './catalogue.ts'

/** Reasons of signing in, and of what people do with their own account. */
export const accountRefusals = {
  NAME_OF_TEAM: [
    'INVALID',
    'Someone on the team has this name, or one that looks the same. Choose another one.',
  ],
  EMAIL_WRONG: ['INVALID', emailSentence],
  EMAIL_TAKEN: ['CONFLICT', 'This address now has its own account. Choose another one.'],
  EMAIL_IS_YOURS: ['INVALID', 'This is already your address.'],
  MAIL_NOT_SENT: ['UNAVAILABLE', 'The e-mail could not be sent. Try again in a minute.'],
  COOKIES_BLOCKED: [
    'INVALID',
    'Your browser blocks this site’s cookies, so you would not stay signed in. Allow them and try again: the link still works.',
  ],
  CODE_EXPIRED: [
    'INVALID',
    'This code is no longer valid, or was requested in another browser. Use the link in the e-mail, or request a new code.',
  ],
  CODE_TRIED_TOO_OFTEN: ['INVALID', 'This code was tried too many times. Request a new one.'],
  CODE_WRONG: ['INVALID', 'That code doesn’t match. Use the latest e-mail.'],
  CODES_EXPIRED: ['INVALID', 'These codes are no longer valid. Request new ones.'],
  TOO_MANY_CODES_TRIED: ['RATE_LIMITED', tooOften(() => 'Too many codes were tried from here.')],
  TOO_MANY_CODES_GUESSED: [
    'RATE_LIMITED',
    tooOften(
      () =>
        'Too many codes were tried for this address. The link in the latest e-mail still works.',
    ),
  ],
  TOO_MANY_CODES_SENT: [
    'RATE_LIMITED',
    tooOften(
      () => 'Too many codes were sent to this address. The link in the latest e-mail still works.',
    ),
  ],
  TOO_MANY_CODES_ASKED: [
    'RATE_LIMITED',
    tooOften(() => 'Too many codes were requested from here.'),
  ],
  TOO_MANY_SIGN_INS_TRIED: [
    'RATE_LIMITED',
    tooOften(() => 'There were too many attempts to sign in from here.'),
  ],
  TOO_MANY_SIGN_INS_STARTED: [
    'RATE_LIMITED',
    tooOften(() => 'Too many sign-ins were started from here.'),
  ],
  PROVIDER_UNKNOWN: ['NOT_FOUND', 'This way to sign in is not set up here. Choose another one.'],
  DOMAIN_NOT_ALLOWED: [
    'FORBIDDEN',
    ({ domains }: { domains: string }) =>
      `Only addresses at ${domains} can have an account here, unless the team invites you.`,
  ],
  NEW_DOMAIN_NOT_ALLOWED: [
    'FORBIDDEN',
    ({ domains }: { domains: string }) => `Your new address must be at one of these: ${domains}.`,
  ],
  PROVIDER_UNREACHABLE: [
    'UNAVAILABLE',
    ({ provider }: { provider: string }) =>
      `${provider} cannot be reached. Try again in a minute, or sign in with a code.`,
  ],
  PROVIDER_UNLINKED: [
    'FORBIDDEN',
    ({ provider }: { provider: string }) =>
      `${provider} was unlinked from your account. Sign in with a code; you can link it again in your settings.`,
  ],
  PROVIDER_LINK_GONE: ['NOT_FOUND', 'This sign-in is not linked to your account.'],
  PROVIDER_LINK_TAKEN: ['CONFLICT', 'This sign-in now has its own account here.'],
  LAST_WAY_IN: [
    'CONFLICT',
    'This is the only way to sign in to your account. Add an e-mail address first.',
  ],
  PROOF_EXPIRED: ['INVALID', 'This sign-in is no longer valid. Try again, or sign in with a code.'],
  INVITED_ONLY: [
    'FORBIDDEN',
    'Only invited people can have an account here. Ask the team for an invitation.',
  ],
  SITE_HAS_NO_OWNER: [
    'CONFLICT',
    'This site has no owner yet. The owner’s link is in the server’s terminal.',
  ],
  SITE_BUSY: [
    'CONFLICT',
    'Something else is being read or written, such as a backup. Try again in a moment.',
  ],
  SITE_NAME_DIFFERS: [
    'INVALID',
    ({ name }: { name: string }) => `That isn’t the site’s name. Type “${name}”.`,
  ],
  SESSION_GONE: ['NOT_FOUND', 'You are no longer signed in there.'],
  PUSH_UNKNOWN: ['INVALID', 'This browser’s push service isn’t supported here.'],
  ACCOUNT_DELETED: ['NOT_SIGNED_IN', 'This account has already been deleted.'],
  OWNER_STAYS: [
    'CONFLICT',
    'You own this site. Transfer it to someone else under People before you delete your account.',
  ],
  TOO_MANY_DOWNLOADS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can download your data ${limit} times an hour.`),
  ],
} as const satisfies Catalogue
