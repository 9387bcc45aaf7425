import { siteAddress } from '#rules/siteAddress.ts'
import { letter, type Letter, type NamedSite } from './letter.ts'
import { letterWords } from './words/letterWords.ts'

/** To whom a site was handed over. */
export function newOwnerLetter(site: NamedSite, publicUrl: string, formerOwner: string): Letter {
  const words = letterWords(site.locale).ownership
  const sentence = words.newOwnerSentence(formerOwner, site.name)
  return {
    subject: words.newOwnerSubject(site.name),
    ...ownershipLetter(site, publicUrl, { heading: words.newOwner, sentence }),
  }
}

/** To who handed a site over. */
export function formerOwnerLetter(site: NamedSite, publicUrl: string, newOwner: string): Letter {
  const words = letterWords(site.locale).ownership
  const sentence = words.formerOwnerSentence(newOwner, site.name)
  return {
    subject: words.formerOwnerSubject(site.name),
    ...ownershipLetter(site, publicUrl, { heading: words.formerOwner, sentence }),
  }
}

function ownershipLetter(
  site: NamedSite,
  publicUrl: string,
  { heading, sentence }: { heading: string; sentence: string },
) {
  const label = letterWords(site.locale).ownership.action
  return letter({
    site,
    heading,
    paragraphs: [sentence],
    action: { label, url: siteAddress(publicUrl, '/team/people') },
  })
}
