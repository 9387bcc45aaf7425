import type { Db } from '#server/db/database.ts'
import type { Role } from '#server/kernel/actor.ts'
import { findSiteName } from '#server/kernel/findSite.ts'
import { invitationLetter } from '#server/services/letters/invitationLetter.ts'
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
  const site = await findSiteName(tx)
  const url = new URL(`/invitation?token=${token}`, publicUrl).href
  await queueMail(tx, { to: email, ...invitationLetter({ site, inviter, role: roles[role], url }) })
}
