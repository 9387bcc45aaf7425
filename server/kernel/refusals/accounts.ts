import { emailSentence } from '#rules/email.ts'
import { tooOften, type Catalogue } from './catalogue.ts'

/** Reasons of signing in, and of what people do with their own account. */
export const accountRefusals = {
  NAME_OF_TEAM: [
    'INVALID',
    'Somebody of the team has this name, or one that looks the same. Choose another one.',
  ],
  EMAIL_WRONG: ['INVALID', emailSentence],
  EMAIL_TAKEN: [
    'CONFLICT',
    'This address has an account of its own meanwhile. Choose another one.',
  ],
  EMAIL_IS_YOURS: ['INVALID', 'This is your address already.'],
  MAIL_NOT_SENT: ['UNAVAILABLE', 'The mail could not be sent. Try again in a minute.'],
  CODE_EXPIRED: [
    'INVALID',
    'This code is not valid any more, or was asked for in another browser. Use the link of the letter, or ask for a new code.',
  ],
  CODE_TRIED_TOO_OFTEN: ['INVALID', 'This code was tried too often. Ask for a new one.'],
  CODE_WRONG: ['INVALID', 'This is not the code. Use the newest one and try again.'],
  CODES_EXPIRED: ['INVALID', 'These codes are not valid any more. Ask for new ones.'],
  TOO_MANY_CODES_TRIED: ['RATE_LIMITED', tooOften(() => 'Too many codes were tried from here.')],
  TOO_MANY_CODES_GUESSED: [
    'RATE_LIMITED',
    tooOften(
      () =>
        'Too many codes were tried for this address. The link of the newest letter still works.',
    ),
  ],
  TOO_MANY_CODES_SENT: [
    'RATE_LIMITED',
    tooOften(
      () => 'Too many codes were sent to this address. The link of the newest letter still works.',
    ),
  ],
  TOO_MANY_CODES_ASKED: [
    'RATE_LIMITED',
    tooOften(() => 'Too many codes were asked for from here.'),
  ],
  TOO_MANY_SIGN_INS_TRIED: [
    'RATE_LIMITED',
    tooOften(() => 'Signing in was tried too often from here.'),
  ],
  TOO_MANY_SIGN_INS_STARTED: [
    'RATE_LIMITED',
    tooOften(() => 'Signing in was started too often from here.'),
  ],
  PROVIDER_UNKNOWN: ['NOT_FOUND', 'This way to sign in is not set up here. Choose another one.'],
  PROVIDER_UNREACHABLE: [
    'UNAVAILABLE',
    ({ provider }: { provider: string }) =>
      `${provider} cannot be reached. Try again in a minute, or sign in with a code.`,
  ],
  PROOF_EXPIRED: [
    'INVALID',
    'This sign-in is not valid any more. Try again, or sign in with a code.',
  ],
  INVITED_ONLY: [
    'FORBIDDEN',
    'Only people who were invited get an account here. Ask the team for an invitation.',
  ],
  SITE_HAS_NO_OWNER: [
    'CONFLICT',
    'This site has no owner yet. Its first link is in the terminal of the server.',
  ],
  SESSION_GONE: ['NOT_FOUND', 'You are not signed in there any more.'],
  ACCOUNT_DELETED: ['NOT_SIGNED_IN', 'This account is deleted already.'],
  OWNER_STAYS: [
    'CONFLICT',
    'You own this site. Hand it over to somebody else under People first; then you can delete your account.',
  ],
  TOO_MANY_DOWNLOADS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can download your data ${limit} times an hour.`),
  ],
} as const satisfies Catalogue
