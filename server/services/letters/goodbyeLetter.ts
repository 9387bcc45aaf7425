import { letter, type Letter, type NamedSite } from './letter.ts'
import { letterWords } from './words/letterWords.ts'

/** To somebody whose account was deleted, with all that they wrote or without it. */
export function goodbyeLetter(site: NamedSite, withPosts: boolean): Letter {
  const words = letterWords(site.locale).goodbye
  return {
    subject: words.subject(site.name),
    ...letter({
      site,
      heading: words.heading,
      paragraphs: [words.what(site.name, withPosts), words.again],
    }),
  }
}
