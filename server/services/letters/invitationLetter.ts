import { limits } from '#rules/limits.ts'
import { letter, type Letter } from './letter.ts'

/** To somebody who is invited. Takes the role as it stands in a sentence ("a member"), and the address of the one-time link. */
export function invitationLetter({
  site,
  inviter,
  role,
  url,
}: {
  site: string
  inviter: string
  role: string
  url: string
}): Letter {
  const text = letter({
    site,
    heading: `Join ${site}`,
    paragraphs: [
      `${inviter} invites you to ${site} as ${role}.`,
      `The link works once, for ${limits.invitations.days} days. If you weren’t expecting this, you can ignore this e-mail.`,
    ],
    action: { label: 'Accept the invitation', url },
  })
  return { subject: `${inviter} invites you to ${site}`, ...text }
}
