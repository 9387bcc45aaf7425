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

/** To somebody whose mail became a comment without some of its images. Takes how many, and where the comment is. */
export function imagesLeftLetter(
  site: NamedSite,
  { left, url }: { left: number; url: string },
): Letter {
  const { imagesLeft: words, told } = letterWords(site.locale)
  const text = letter({
    site,
    heading: words.heading(left),
    paragraphs: [words.what(site.name), words.help],
    action: { label: told.seeIdea, url },
  })
  return { subject: words.subject(left, site.name), ...text }
}
