import type { Db } from '#server/db/database.ts'
import type { Role } from '#server/kernel/actor.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { invitationLetter } from '#server/services/letters/invitationLetter.ts'
import { priorities, queueMail } from '#server/services/mail/queueMail.ts'
import { linkAddress } from './oneTimeLink.ts'

/** Leaves the letter of an invitation to be sent, in the transaction that makes its link. */
export async function mailInvitation(
  tx: Db,
  invitation: { email: string; role: Role; inviter: string; token: string; publicUrl: string },
): Promise<void> {
  const { email, role, inviter, token, publicUrl } = invitation
  const site = await findNamedSite(tx)
  const url = linkAddress(publicUrl, token)
  const letter = invitationLetter({ site, inviter, role, url })
  await queueMail(tx, { to: email, ...letter }, priorities.direct)
}
