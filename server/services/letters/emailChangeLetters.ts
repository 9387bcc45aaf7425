import { letter, type Letter, type NamedSite } from './letter.ts'
import { letterWords } from './words/letterWords.ts'

/** To the new address: its code, or, where it has an account of its own, that it cannot be used. */
export function newAddressLetter(site: NamedSite, code: string | null): Letter {
  const { takenAddress: taken, newAddress: words } = letterWords(site.locale)
  if (code === null) {
    const paragraphs = [taken.what(site.name), taken.notYou]
    return {
      subject: taken.subject(site.name),
      ...letter({ site, heading: taken.heading, paragraphs }),
    }
  }
  const paragraphs = [words.enter(site.name), words.notYou]
  return {
    subject: words.subject(code),
    ...letter({ site, heading: words.heading, code, paragraphs }),
  }
}

/** To the address that the account has now. */
export function oldAddressLetter(site: NamedSite, code: string, newEmail: string): Letter {
  const words = letterWords(site.locale).oldAddress
  const paragraphs = [words.enter(site.name, newEmail), words.notYou]
  return {
    subject: words.subject(code),
    ...letter({ site, heading: words.heading, code, paragraphs }),
  }
}

/** To the address that the account had. */
export function changedLetter(site: NamedSite): Letter {
  const words = letterWords(site.locale).changedAddress
  const paragraphs = [words.what(site.name), words.notYou]
  return {
    subject: words.subject(site.name),
    ...letter({ site, heading: words.heading, paragraphs }),
  }
}
