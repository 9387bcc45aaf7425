import { letter, type Letter, type NamedSite } from './letter.ts'
import type { LetterWords } from './words/english.ts'
import { letterWords } from './words/letterWords.ts'

/** Why a mail did not become a comment, as a sentence. */
export type WhyNotPosted = (words: LetterWords['notPosted']) => string

/** To somebody whose mail did not become a comment. Takes why, and where to comment instead. */
export function mailRefusedLetter(
  site: NamedSite,
  { reason, url }: { reason: WhyNotPosted; url: string },
): Letter {
  const { notPosted: words, open } = letterWords(site.locale)
  const text = letter({
    site,
    heading: words.heading,
    paragraphs: [words.what(site.name, reason(words)), words.help],
    action: { label: open(site.name), url },
  })
  return { subject: words.subject(site.name), ...text }
}
