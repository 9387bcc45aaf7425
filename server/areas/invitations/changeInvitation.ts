import { limits } from '#rules/limits.ts'
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
  id: string
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
  'update invitation set token_hash = $2, expires_at = now() + make_interval(days => $3), updated_at = now() where id = $1',
)

/** Makes an invitation's link stop working. */
export async function revokeInvitation(
  db: Db,
  { actor, id, clientMutationId }: InvitationCommand,
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
      const { me } = await lockInvitation(tx, actor, id)
      await tx.query(revoke, [id])
      await recordEvent(tx, 'invitation.revoked', { actorId: me.id, invitationId: id })
      return { invitationId: id }
    },
  )
}

/** Mails an invitation once more, with a new link for seven days; the older one stops working. */
export async function resendInvitation(
  db: Db,
  { actor, id, publicUrl, clientMutationId }: InvitationCommand & { publicUrl: string },
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
      const { me, invitation } = await lockInvitation(tx, actor, id)
      if (invitation.email === null) throw refuse('INVITATION_WITHOUT_ADDRESS', { field: 'id' })
      await countInvitations(tx, me.id, 1)
      const { token, hash } = newToken()
      await tx.query(renew, [id, hash, limits.invitations.days])
      await mailInvitation(tx, {
        email: invitation.email,
        role: invitation.role,
        inviter: me.name,
        token,
        publicUrl,
      })
      await recordEvent(tx, 'invitation.sent', {
        actorId: me.id,
        invitationId: id,
        to: invitation.role,
        again: true,
      })
      return { invitationId: id }
    },
  )
}

async function lockInvitation(
  tx: Db,
  actor: Actor & Member,
  id: string,
): Promise<{ me: LockedPerson; invitation: OpenInvitation }> {
  const me = await lockInviter(tx, actor, 'MEMBER')
  const [invitation] = await tx.query(lock, [id])
  if (!invitation) throw refuse('INVITATION_GONE', { field: 'id' })
  await lockInviter(tx, actor, invitation.role)
  return { me, invitation }
}
