import { limits } from '#rules/limits.ts'
import { letter, type Letter } from './letter.ts'

const VALID = `The code is valid for ${limits.signInCode.minutes} minutes.`

/** To the new address: its code, or, where it has an account of its own, that it cannot be used. */
export function newAddressLetter(site: string, code: string | null): Letter {
  if (code === null) {
    const paragraphs = [
      `Someone, perhaps you, wants to use this address for their account at ${site}. It already has its own account there, so nothing was changed.`,
      'To use that account, sign in with this address. If this wasn’t you, you can ignore this e-mail.',
    ]
    return {
      subject: `This address already has an account at ${site}`,
      ...letter({ site, heading: 'This address already has an account', paragraphs }),
    }
  }
  const paragraphs = [
    `Enter this code to use this address for your account at ${site}. ${VALID}`,
    'If this wasn’t you, you can ignore this e-mail: nothing changes without the code.',
  ]
  return {
    subject: `${code} is your code to confirm this address`,
    ...letter({ site, heading: 'Confirm your new address', code, paragraphs }),
  }
}

/** To the address that the account has now. */
export function oldAddressLetter(site: string, code: string, newEmail: string): Letter {
  const paragraphs = [
    `Enter this code to change the address of your account at ${site} to ${newEmail}. ${VALID}`,
    'If this wasn’t you, don’t share this code, and sign out everywhere under Settings: someone is using your account.',
  ]
  return {
    subject: `${code} is your code to change your address`,
    ...letter({ site, heading: 'Change your e-mail address', code, paragraphs }),
  }
}

/** To the address that the account had. */
export function changedLetter(site: string): Letter {
  const paragraphs = [
    `Your account at ${site} now has a different e-mail address, confirmed with a code sent to this one. Other devices were signed out.`,
    'If this wasn’t you, contact the people who run the site.',
  ]
  return {
    subject: `The address of your account at ${site} was changed`,
    ...letter({ site, heading: 'Your e-mail address was changed', paragraphs }),
  }
}
