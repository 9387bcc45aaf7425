import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { findGroups } from './findInbox.ts'

interface MarkCommand {
  actor: Actor & Member
  clientMutationId?: CallId | null
}

// The group first: whoever tells locks it as well before they add to it, so that what comes
// meanwhile stays unread, and its group with it.
const markGroup = statement<never>(
  'inbox_mark_group',
  'update notification_group set unread = false where recipient_id = $1 and id = $2',
)
const markInGroup = statement<never>(
  'inbox_mark_in_group',
  'update notification set read_at = now() where group_id = $1 and read_at is null',
)
const lockGroups = statement<never>(
  'inbox_lock_groups',
  'select from notification_group where recipient_id = $1 and unread order by id for update',
)
const markUntil = statement<never>(
  'inbox_mark_until',
  'update notification set read_at = now() where recipient_id = $1 and group_id is not null and read_at is null and created_at <= $2::timestamptz',
)
const settleGroups = statement<never>(
  'inbox_settle_groups',
  `update notification_group g set unread = false where g.recipient_id = $1 and g.unread
     and not exists (select from notification n where n.group_id = g.id and n.read_at is null)`,
)

/** Marks everything in one of somebody's groups as read. Refused with NOT_FOUND for any other id. */
export async function markGroupRead(
  db: Db,
  { actor, groupId, clientMutationId }: MarkCommand & { groupId: string },
): Promise<Outcome<{ groupId: string }>> {
  return runCommand(db, callOf('markGroupRead', actor, clientMutationId), async (tx) => {
    const [group] = await findGroups(tx, actor, [groupId])
    if (!group) throw refuse('GROUP_GONE', { field: 'groupId' })
    await tx.query(markGroup, [actor.personId, groupId])
    await tx.query(markInGroup, [groupId])
    return { groupId }
  })
}

/** Marks everything as read that somebody was told until a moment; without one all of it. */
export async function markAllRead(
  db: Db,
  { actor, before, clientMutationId }: MarkCommand & { before?: string | null },
): Promise<Outcome<true>> {
  return runCommand<true>(db, callOf('markAllRead', actor, clientMutationId), async (tx) => {
    await tx.query(lockGroups, [actor.personId])
    await tx.query(markUntil, [actor.personId, before ?? 'infinity'])
    await tx.query(settleGroups, [actor.personId])
    return true
  })
}

function callOf(mutation: string, actor: Actor & Member, clientMutationId?: CallId | null) {
  const requires = () => requireMay(actor, 'markRead')
  return { mutation, personId: actor.personId, clientMutationId, requires }
}
