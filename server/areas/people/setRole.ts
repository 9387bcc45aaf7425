import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { revokeInvitationsOf } from '#server/areas/invitations/revokeInvitationsOf.ts'
import { unassign } from '#server/areas/posts/unassign.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { lockPeople } from '#server/kernel/lockPeople.ts'
import {
  assignableRoles,
  outranks,
  requireAssignable,
  requireMay,
} from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'

export interface SetRoleCommand {
  actor: Actor & Member
  personId: string
  role: Role
  clientMutationId?: CallId | null
}

const set = statement<never>(
  'person_set_role',
  'update person set role = $2, updated_at = now() where id = $1',
)

/** Gives somebody below the actor a role below the actor's; invitations of theirs that they could not send any more are revoked. */
export async function setRole(
  db: Db,
  { actor, personId, role, clientMutationId }: SetRoleCommand,
): Promise<Outcome<{ personId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'setRole',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const { me, other } = await lockPeople(tx, actor, {
        act: 'managePeople',
        personId,
        oneself: 'OWN_ROLE',
      })
      requireAssignable({ ...actor, role: me.role }, role)
      if (other.role !== role) {
        await tx.query(set, [personId, role])
        if (!outranks(role, 'MEMBER')) await unassign(tx, personId)
        await revokeInvitationsOf(
          tx,
          personId,
          assignableRoles({ personId, role, banned: other.banned, siteIsReadable: true }),
        )
        await recordEvent(tx, 'person.role_changed', {
          actorId: me.id,
          personId,
          from: other.role,
          to: role,
        })
        await recordAudit(tx, 'person.role_changed', {
          actorId: me.id,
          subjectId: personId,
          changes: { role: [other.role, role] },
        })
      }
      return { personId }
    },
  )
}
