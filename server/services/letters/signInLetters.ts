import { limits } from '#rules/limits.ts'
import { letter, type Letter } from './letter.ts'

const { minutes, windowMinutes } = limits.signInCode

/** To an address that may sign in: its code, and a link for any browser, which has a secret of its own. */
export function codeLetter(
  site: string,
  publicUrl: string,
  { email, code, link }: { email: string; code: string; link: string },
): Letter {
  // In the fragment, so that it is in no log; opening it does nothing yet.
  const url = new URL('/sign-in', publicUrl)
  url.hash = new URLSearchParams({ email, code: link }).toString()
  const parts = letter({
    site,
    heading: `Your code for ${site}`,
    code,
    paragraphs: [
      `Type this code where you asked for it. It is good for ${minutes} minutes, and once.`,
      `The link below signs you in in any browser, for ${windowMinutes} minutes.`,
      'If you did not ask for it, you need not do anything: without this letter nobody gets in.',
    ],
    action: { label: 'Sign in with this link', url: url.href },
  })
  return { subject: `${code} is your code for ${site}`, ...parts }
}

/** To an address that nobody is let in by. */
export function noAccountLetter(site: string, publicUrl: string): Letter {
  const parts = letter({
    site,
    heading: `There is no account for this address`,
    paragraphs: [
      `Somebody, probably you, wanted to sign in to ${site} with this address. No account has it, and only people who were invited get one.`,
      'Perhaps you use another address there. Otherwise ask the team to invite you.',
    ],
    action: { label: `Open ${site}`, url: publicUrl },
  })
  return { subject: `Signing in to ${site}`, ...parts }
}

/** To an account's address, once a provider that confirmed it signs its person in. */
export function linkedLetter(site: string, provider: string): Letter {
  const parts = letter({
    site,
    heading: `You can now sign in with ${provider}`,
    paragraphs: [
      `Somebody signed in to your account at ${site} with ${provider}, which confirmed this address. From now on ${provider} signs you in.`,
      'If this was not you, secure your mailbox and tell the team.',
    ],
  })
  return { subject: `${provider} signs you in to ${site} now`, ...parts }
}
