import { limits } from '#rules/limits.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { lockInviter, type LockedPerson } from '#server/kernel/lockPeople.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { countInvitations } from './countInvitations.ts'
import { mailInvitation } from './mailInvitation.ts'
import { newToken } from './oneTimeLink.ts'

export interface InvitationCommand {
  actor: Actor & Member
  invitationId: string
  clientMutationId?: CallId | null
}

interface OpenInvitation {
  role: Role
  email: string | null
}

const lock = statement<OpenInvitation>(
  'invitation_lock',
  `select role, email from invitation where id = $1 and kind = 'MEMBER' and used_at is null and revoked_at is null and person_id is null for update`,
)
const revoke = statement<never>(
  'invitation_revoke',
  'update invitation set revoked_at = now(), updated_at = now() where id = $1',
)
const renew = statement<never>(
  'invitation_renew',
  'update invitation set token_hash = $2, handed_hash = null, expires_at = now() + make_interval(days => $3), updated_at = now() where id = $1',
)

/** Makes an invitation's link stop working. */
export async function revokeInvitation(
  db: Db,
  { actor, invitationId, clientMutationId }: InvitationCommand,
): Promise<Outcome<{ invitationId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'revokeInvitation',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const { me } = await lockInvitation(tx, actor, invitationId)
      await tx.query(revoke, [invitationId])
      await recordEvent(tx, 'invitation.revoked', { actorId: me.id, invitationId })
      await recordAudit(tx, 'invitation.revoked', { actorId: me.id, subjectId: invitationId })
      return { invitationId }
    },
  )
}

/**
 * Mails an invitation once more, with a new link for seven days; older ones stop working, also one
 * that was copied.
 */
export async function resendInvitation(
  db: Db,
  { actor, invitationId, publicUrl, clientMutationId }: InvitationCommand & { publicUrl: string },
): Promise<Outcome<{ invitationId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'resendInvitation',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const { me, invitation } = await lockInvitation(tx, actor, invitationId)
      if (invitation.email === null)
        throw refuse('INVITATION_WITHOUT_ADDRESS', { field: 'invitationId' })
      await countInvitations(tx, me.id, 1)
      const { token, hash } = newToken()
      await tx.query(renew, [invitationId, hash, limits.invitations.days])
      await mailInvitation(tx, {
        email: invitation.email,
        role: invitation.role,
        inviter: me.name,
        token,
        publicUrl,
      })
      await recordEvent(tx, 'invitation.sent', {
        actorId: me.id,
        invitationId,
        to: invitation.role,
        again: true,
      })
      await recordAudit(tx, 'invitation.sent', {
        actorId: me.id,
        subjectId: invitationId,
        changes: { role: [null, invitation.role] },
      })
      return { invitationId }
    },
  )
}

/** Locks an open invitation and who changes it. Refuses one that is gone, and a role that they may not give. */
export async function lockInvitation(
  tx: Db,
  actor: Actor & Member,
  id: string,
): Promise<{ me: LockedPerson; invitation: OpenInvitation }> {
  const me = await lockInviter(tx, actor, 'MEMBER')
  const [invitation] = await tx.query(lock, [id])
  if (!invitation) throw refuse('INVITATION_GONE', { field: 'invitationId' })
  await lockInviter(tx, actor, invitation.role)
  return { me, invitation }
}
