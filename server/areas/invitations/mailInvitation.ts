import { limits } from '#rules/limits.ts'
import type { Db } from '#server/db/database.ts'
import type { Role } from '#server/kernel/actor.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { letter } from '#server/services/letters/letter.ts'
import { queueMail } from '#server/services/mail/queueMail.ts'

const roles = {
  MEMBER: 'a member',
  COLLABORATOR: 'a collaborator',
  ADMIN: 'an admin',
  OWNER: 'the owner',
} as const satisfies Record<Role, string>

/** Leaves the letter of an invitation to be sent, in the transaction that makes its link. */
export async function mailInvitation(
  tx: Db,
  invitation: { email: string; role: Role; inviter: string; token: string; publicUrl: string },
): Promise<void> {
  const { email, role, inviter, token, publicUrl } = invitation
  const site = (await findSite(tx))?.name ?? 'Earshot'
  const text = letter({
    site,
    heading: `Join ${site}`,
    paragraphs: [
      `${inviter} invites you to ${site} as ${roles[role]}.`,
      `The link works once, for ${limits.invitations.days} days. If you did not expect this letter, leave it: without the link nothing happens.`,
    ],
    action: {
      label: 'Accept the invitation',
      url: new URL(`/invitation?token=${token}`, publicUrl).href,
    },
  })
  await queueMail(tx, { to: email, subject: `${inviter} invites you to ${site}`, ...text })
}
