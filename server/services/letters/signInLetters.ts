import { siteAddress } from '#rules/siteAddress.ts'
import { letter, type Letter, type NamedSite } from './letter.ts'
import { letterWords } from './words/letterWords.ts'

/** To an address that may sign in: its code, and a link for any browser, which has a secret of its own. */
export function codeLetter(
  site: NamedSite,
  publicUrl: string,
  { email, code, link }: { email: string; code: string; link: string },
): Letter {
  const words = letterWords(site.locale).code
  // In the fragment, so that it is in no log; opening it does nothing yet.
  const url = new URL(siteAddress(publicUrl, '/sign-in'))
  url.hash = new URLSearchParams({ email, code: link }).toString()
  const parts = letter({
    site,
    heading: words.heading(site.name),
    code,
    paragraphs: [words.enter, words.link, words.notYou],
    action: { label: words.action, url: url.href },
  })
  return { subject: words.subject(code, site.name), ...parts }
}

/** To an address that nobody is let in by. */
export function noAccountLetter(site: NamedSite, publicUrl: string): Letter {
  const { noAccount: words, open } = letterWords(site.locale)
  const parts = letter({
    site,
    heading: words.heading,
    paragraphs: [words.tried(site.name), words.help],
    action: { label: open(site.name), url: publicUrl },
  })
  return { subject: words.subject(site.name), ...parts }
}

/** To an account's address, once a provider that confirmed it signs its person in. */
export function linkedLetter(site: NamedSite, provider: string): Letter {
  return providerLetter(site, provider, 'linked')
}

/** To an account's address, once its person has unlinked a provider. */
export function unlinkedLetter(site: NamedSite, provider: string): Letter {
  return providerLetter(site, provider, 'unlinked')
}

function providerLetter(site: NamedSite, provider: string, kind: 'linked' | 'unlinked'): Letter {
  const words = letterWords(site.locale)[kind]
  return {
    subject: words.subject(site.name, provider),
    ...letter({
      site,
      heading: words.heading(provider),
      paragraphs: [words.what(site.name, provider), words.notYou],
    }),
  }
}
