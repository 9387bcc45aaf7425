import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { revokeInvitationsOf } from '#server/areas/invitations/revokeInvitationsOf.ts'
import { hidePosts, restorePosts } from '#server/areas/posts/hidePosts.ts'
import { unassign } from '#server/areas/posts/unassign.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { lockPeople } from '#server/kernel/lockPeople.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'

export interface BanCommand {
  actor: Actor & Member
  personId: string
  /** Whether what they wrote leaves the site with them. */
  hidePosts: boolean
  clientMutationId?: CallId | null
}

/** Neither of them moves `updated_at`, by which everybody could tell. */
const ban = statement<never>(
  'person_ban',
  'update person set banned_at = coalesce(banned_at, now()) where id = $1',
)
const unban = statement<never>('person_unban', 'update person set banned_at = null where id = $1')
const endSessions = statement<never>(
  'person_end_sessions',
  'delete from auth_session s using auth_user u where u.id = s.user_id and u.person_id = $1',
)

/**
 * Bans somebody below the actor: ends their sessions and revokes their open invitations; from their
 * next request they are a visitor, and sign-in refuses them. Said again with another `hidePosts` it
 * changes only that.
 */
export async function banUser(
  db: Db,
  { actor, personId, hidePosts: hides, clientMutationId }: BanCommand,
): Promise<Outcome<{ personId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'banUser',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const { me, other } = await lockPeople(tx, actor, {
        act: 'managePeople',
        personId,
        oneself: 'OWN_BAN',
      })
      await tx.query(ban, [personId])
      await tx.query(endSessions, [personId])
      await revokeInvitationsOf(tx, personId, [])
      const moved = hides ? await hidePosts(tx, personId) : await restorePosts(tx, personId)
      await unassign(tx, personId)
      await recordEvent(tx, 'person.banned', {
        actorId: me.id,
        personId,
        from: other.banned,
        to: true,
        hidePosts: hides,
        ...moved,
      })
      await recordAudit(tx, 'person.banned', {
        actorId: me.id,
        subjectId: personId,
        ...(other.banned ? {} : { changes: { banned: [false, true], hidePosts: [false, hides] } }),
      })
      return { personId }
    },
  )
}

/** Lifts a ban, and brings back what it hid. */
export async function unbanUser(
  db: Db,
  { actor, personId, clientMutationId }: Omit<BanCommand, 'hidePosts'>,
): Promise<Outcome<{ personId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'unbanUser',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const { me, other } = await lockPeople(tx, actor, {
        act: 'managePeople',
        personId,
        oneself: 'OWN_UNBAN',
      })
      if (!other.banned) return { personId }
      await tx.query(unban, [personId])
      const moved = await restorePosts(tx, personId)
      await recordEvent(tx, 'person.unbanned', {
        actorId: me.id,
        personId,
        from: true,
        to: false,
        ...moved,
      })
      await recordAudit(tx, 'person.unbanned', {
        actorId: me.id,
        subjectId: personId,
        changes: { banned: [true, false] },
      })
      return { personId }
    },
  )
}
