import { limits } from '#rules/limits.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { lockInvitation, type InvitationCommand } from './changeInvitation.ts'
import { derivedToken, hashOf, linkAddress } from './oneTimeLink.ts'

/** The link that is handed over, and the invitation it belongs to. */
interface CopiedLink {
  invitationId: string
  /** Null for a repeated call whose link has stopped working since. */
  url: string | null
}

const hand = statement<never>(
  'invitation_hand',
  'update invitation set handed_hash = $2, expires_at = now() + make_interval(days => $3), updated_at = now() where id = $1',
)
const mailedAs = statement<{ tokenHash: string }>(
  'invitation_mailed_as',
  'select token_hash as "tokenHash" from invitation where id = $1 and used_at is null and revoked_at is null',
)

/**
 * Gives an open invitation's link to hand over, for seven days: the same one however often it is
 * copied, until the invitation is sent again. It gives the role to whoever opens it first and
 * proves no address; the link that was mailed works on. The link is derived from the server's
 * secret, so it is neither stored nor part of the recorded result.
 */
export async function copyInvitationLink(
  db: Db,
  {
    actor,
    invitationId,
    clientMutationId,
    secret,
    publicUrl,
  }: InvitationCommand & { secret: string; publicUrl: string },
): Promise<Outcome<CopiedLink>> {
  const tokenOf = async (at: Db): Promise<string | null> => {
    const [found] = await at.query(mailedAs, [invitationId])
    return found ? derivedToken(secret, `${invitationId} ${found.tokenHash}`) : null
  }
  const outcome = await runCommand(
    db,
    {
      mutation: 'copyInvitationLink',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const { me, invitation } = await lockInvitation(tx, actor, invitationId)
      const token = (await tokenOf(tx)) ?? ''
      await tx.query(hand, [invitationId, hashOf(token), limits.invitations.days])
      const event = { actorId: me.id, invitationId, to: invitation.role }
      await recordEvent(tx, 'invitation.link_copied', event)
      await recordAudit(tx, 'invitation.link_copied', {
        actorId: me.id,
        subjectId: invitationId,
        changes: { role: [null, invitation.role] },
      })
      return { invitationId }
    },
  )
  if (outcome.result === null) return outcome
  const token = await tokenOf(db)
  const url = token === null ? null : linkAddress(publicUrl, token)
  return { result: { invitationId, url }, errors: [] }
}
