import { limits } from '#rules/limits.ts'
import { siteAddress } from '#rules/siteAddress.ts'
import { letter, type Letter } from './letter.ts'

const { minutes, windowMinutes } = limits.signInCode

/** To an address that may sign in: its code, and a link for any browser, which has a secret of its own. */
export function codeLetter(
  site: string,
  publicUrl: string,
  { email, code, link }: { email: string; code: string; link: string },
): Letter {
  // In the fragment, so that it is in no log; opening it does nothing yet.
  const url = new URL(siteAddress(publicUrl, '/sign-in'))
  url.hash = new URLSearchParams({ email, code: link }).toString()
  const parts = letter({
    site,
    heading: `Your code for ${site}`,
    code,
    paragraphs: [
      `Enter this code where you asked for it. It works once, for ${minutes} minutes.`,
      `The link below works in any browser, for ${windowMinutes} minutes.`,
      'If you didn’t ask for it, you can ignore this e-mail: nobody can sign in without it.',
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
      `Someone, probably you, tried to sign in to ${site} with this address. It has no account, and only invited people can have one.`,
      'Perhaps you use another address there. Otherwise, ask the team to invite you.',
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
      `Someone signed in to your account at ${site} with ${provider}, which confirmed this address. You can sign in with ${provider} from now on.`,
      'If this wasn’t you, secure your mailbox and tell the team.',
    ],
  })
  return { subject: `You can now sign in to ${site} with ${provider}`, ...parts }
}

/** To an account's address, once its person has unlinked a provider. */
export function unlinkedLetter(site: string, provider: string): Letter {
  const parts = letter({
    site,
    heading: `You can no longer sign in with ${provider}`,
    paragraphs: [
      `${provider} was unlinked from your account at ${site}. You can link it again in your settings.`,
      'If this wasn’t you, sign in with a code and sign out everywhere in your settings.',
    ],
  })
  return { subject: `You can no longer sign in to ${site} with ${provider}`, ...parts }
}
