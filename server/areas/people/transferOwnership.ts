import { findEmails } from '#server/areas/accounts/findEmails.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { revokeInvitationsOf } from '#server/areas/invitations/revokeInvitationsOf.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { lockPeople, type LockedPerson } from '#server/kernel/lockPeople.ts'
import { assignableRoles, requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { Letter } from '#server/services/letters/letter.ts'
import { formerOwnerLetter, newOwnerLetter } from '#server/services/letters/ownershipLetters.ts'
import { priorities, queueMail } from '#server/services/mail/queueMail.ts'

export interface TransferCommand {
  actor: Actor & Member
  personId: string
  publicUrl: string
  clientMutationId?: CallId | null
}

const swap = statement<never>(
  'ownership_transfer',
  `update person set role = case when id = $1 then 'OWNER' else 'ADMIN' end, updated_at = now() where id in ($1, $2)`,
)

/**
 * Makes somebody else the owner, and the owner an admin: there is exactly one at any time.
 * Invitations that only an owner can send are revoked. Both are told by mail.
 */
export async function transferOwnership(
  db: Db,
  { actor, personId, publicUrl, clientMutationId }: TransferCommand,
): Promise<Outcome<{ personId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'transferOwnership',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const { me, other } = await lockPeople(tx, actor, {
        act: 'ownSite',
        personId,
        oneself: 'OWN_OWNERSHIP',
      })
      if (other.banned) throw refuse('NEW_OWNER_BANNED', { field: 'userId', name: other.name })
      await tx.query(swap, [other.id, me.id])
      await revokeInvitationsOf(tx, me.id, assignableRoles({ ...actor, role: 'ADMIN' }))
      await recordEvent(tx, 'site.owner_changed', {
        actorId: me.id,
        personId: other.id,
        from: me.id,
        to: other.id,
        roleBefore: other.role,
      })
      await recordAudit(tx, 'site.owner_changed', {
        actorId: me.id,
        subjectId: other.id,
        changes: { role: [other.role, 'OWNER'] },
      })
      const site = await findNamedSite(tx)
      await mail(tx, other, newOwnerLetter(site, publicUrl, me.name))
      await mail(tx, me, formerOwnerLetter(site, publicUrl, other.name))
      return { personId }
    },
  )
}

async function mail(tx: Db, to: LockedPerson, text: Letter): Promise<void> {
  const [email] = await findEmails(tx, [to.id])
  if (email) await queueMail(tx, { to: email, ...text }, priorities.direct)
}
