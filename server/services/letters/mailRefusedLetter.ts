import { letter, type Letter } from './letter.ts'

/** To somebody whose mail did not become a comment. Takes why, as a sentence, and where to comment instead. */
export function mailRefusedLetter(
  site: string,
  { reason, url }: { reason: string; url: string },
): Letter {
  const text = letter({
    site,
    heading: 'Your answer was not posted',
    paragraphs: [
      `Your mail to ${site} did not become a comment. ${reason}`,
      'Nothing was changed. You can comment on the site instead.',
    ],
    action: { label: `Open ${site}`, url },
  })
  return { subject: `Your answer to ${site} was not posted`, ...text }
}
