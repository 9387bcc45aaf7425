import { letter, type Letter, type NamedSite } from './letter.ts'
import type { LetterWords } from './words/english.ts'
import { letterWords } from './words/letterWords.ts'

/** To somebody who is invited. Takes the address of the one-time link. */
export function invitationLetter({
  site,
  inviter,
  role,
  url,
}: {
  site: NamedSite
  inviter: string
  role: keyof LetterWords['invitation']['roles']
  url: string
}): Letter {
  const words = letterWords(site.locale).invitation
  const text = letter({
    site,
    heading: words.heading(site.name),
    paragraphs: [words.what(inviter, site.name, words.roles[role]), words.validity],
    action: { label: words.action, url },
  })
  return { subject: words.subject(inviter, site.name), ...text }
}
