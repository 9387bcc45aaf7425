import { siteAddress } from '#rules/siteAddress.ts'
import { letter, type Letter } from './letter.ts'

/** The site as these letters name it and link to it. */
interface NamedSite {
  name: string
  publicUrl: string
}

/** To whom a site was handed over. */
export function newOwnerLetter(site: NamedSite, formerOwner: string): Letter {
  return ownershipLetter(
    site,
    'You own it now',
    `${formerOwner} made you the owner of ${site.name}. You can change everything there, and transfer ownership yourself.`,
  )
}

/** To who handed a site over. */
export function formerOwnerLetter(site: NamedSite, newOwner: string): Letter {
  return ownershipLetter(
    site,
    'The owner has changed',
    `${newOwner} is now the owner of ${site.name}. You are an admin.`,
  )
}

function ownershipLetter({ name, publicUrl }: NamedSite, about: string, sentence: string): Letter {
  const text = letter({
    site: name,
    heading: about,
    paragraphs: [sentence],
    action: { label: 'See the people', url: siteAddress(publicUrl, '/team/people') },
  })
  return { subject: `${name}: ${about.toLowerCase()}`, ...text }
}
