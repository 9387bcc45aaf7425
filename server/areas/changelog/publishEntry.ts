import { limits } from '#rules/limits.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { changeStatus, holdStatus } from '#server/areas/statuses/changeStatus.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { Refusal, refuse } from '#server/kernel/refusal.ts'
import { announceTo, findLinked } from './linkedIdeas.ts'
import { lockEntry, type LockedEntry } from './lockEntry.ts'
import { callOf } from './saveEntry.ts'

interface Call {
  actor: Actor & Member
  entryId: string
  clientMutationId?: CallId | null
}
export interface PublishCommand extends Call {
  /** The SHIPPED status that its ideas are to have; null leaves them where they are. */
  statusId?: string | null
  /** The version that was seen before. */
  expectedVersion: number
}
export interface ScheduleCommand extends PublishCommand {
  /** The moment, ISO 8601; null makes a draft of it again. */
  publishAt?: string | null
}

const DAY = 86_400_000

const setPublished = statement<never>(
  'entry_publish',
  `update changelog_entry set state = 'PUBLISHED', published_at = $2, publish_at = null, scheduled_by = null, move_to = null, updated_at = $2 where id = $1`,
)
const setSchedule = statement<never>(
  'entry_schedule',
  `update changelog_entry set state = case when $2::timestamptz is null then 'DRAFT' else 'SCHEDULED' end,
     publish_at = $2, scheduled_by = $3, move_to = $4, updated_at = now() where id = $1`,
)
const setDraft = statement<never>(
  'entry_unpublish',
  `update changelog_entry set state = 'DRAFT', updated_at = now() where id = $1`,
)
const shipped = statement<{ id: string }>(
  'entry_status_shipped',
  `select id from status where id = $1 and category = 'SHIPPED' and deleted_at is null`,
)

/**
 * Publishes an entry now, with the status of its ideas and their timelines, in one transaction.
 * Whoever is to hear of it is told afterwards, by the reader of the outbox.
 */
export async function publishEntry(
  db: Db,
  command: PublishCommand,
): Promise<Outcome<{ entryId: string }>> {
  const { actor, entryId, statusId = null, expectedVersion } = command
  return runCommand(db, callOf('publishChangelogEntry', command), async (tx) => {
    await holdMerges(tx)
    const entry = await lockEntry(tx, entryId, expectedVersion)
    if (entry.state === 'PUBLISHED') throw refuse('ENTRY_IS_PUBLISHED')
    await requireShipped(tx, statusId)
    await publish(tx, entry, { actor, statusId })
    return { entryId }
  })
}

/**
 * Sets when the server publishes an entry, and the status that its ideas get then; or makes a draft
 * of it again. Refused for one that is published.
 */
export async function scheduleEntry(
  db: Db,
  command: ScheduleCommand,
): Promise<Outcome<{ entryId: string }>> {
  const { actor, entryId, publishAt = null, statusId = null, expectedVersion } = command
  return runCommand(db, callOf('scheduleChangelogEntry', command), async (tx) => {
    const days = limits.changelog.scheduleDays
    const wait = publishAt === null ? 1 : Date.parse(publishAt) - Date.now()
    if (wait <= 0 || wait > days * DAY)
      throw refuse('PUBLISH_TIME_WRONG', { field: 'publishAt', days })
    const entry = await lockEntry(tx, entryId, expectedVersion)
    if (entry.state === 'PUBLISHED') throw refuse('ENTRY_IS_PUBLISHED')
    await requireShipped(tx, statusId)
    const isSet = publishAt !== null
    await tx.query(setSchedule, [
      entryId,
      publishAt,
      isSet ? actor.personId : null,
      isSet ? statusId : null,
    ])
    await recordEvent(tx, 'changelog.scheduled', {
      actorId: actor.personId,
      entryId,
      publishAt,
    })
    return { entryId }
  })
}

/** Takes a published entry back: it is a draft again, and gone for everybody but the team. Its ideas stay where they are. */
export async function unpublishEntry(db: Db, command: Call): Promise<Outcome<{ entryId: string }>> {
  const { actor, entryId } = command
  return runCommand(db, callOf('unpublishChangelogEntry', command), async (tx) => {
    const { state, title } = await lockEntry(tx, entryId)
    if (state !== 'PUBLISHED') throw refuse('ENTRY_NOT_PUBLISHED')
    await tx.query(setDraft, [entryId])
    await recordEvent(tx, 'changelog.unpublished', { actorId: actor.personId, entryId })
    await recordAudit(tx, 'changelog.unpublished', {
      actorId: actor.personId,
      subjectId: entryId,
      subjectName: title,
      changes: { state: [state, 'DRAFT'] },
    })
    return { entryId }
  })
}

/**
 * Publishes a locked entry, in the name of an actor. The caller holds merges (mergeQueue.ts). An
 * idea that is gone, or shipped already, stays as it is.
 */
export async function publish(
  tx: Db,
  entry: LockedEntry,
  { actor, statusId }: { actor: Actor & Member; statusId: string | null },
): Promise<void> {
  const linked = await findLinked(tx, entry.id)
  const targets = [...new Set(linked.map(({ target }) => target))].toSorted((a, b) => a - b)
  const shipped: number[] = []
  if (statusId !== null)
    for (const target of targets)
      if (await ship(tx, actor, { target, statusId, entryId: entry.id })) shipped.push(target)
  // In the timelines it follows the change of status.
  const at = new Date().toISOString()
  await tx.query(setPublished, [entry.id, at])
  await announceTo(tx, entry.id, { actorId: actor.personId, at })
  await recordEvent(tx, 'changelog.published', {
    actorId: actor.personId,
    entryId: entry.id,
    again: entry.publishedAt !== null,
    shipped,
    statusId,
  })
  await recordAudit(tx, 'changelog.published', {
    actorId: actor.personId,
    subjectId: entry.id,
    subjectName: entry.title,
    changes: { state: [entry.state, 'PUBLISHED'] },
  })
}

/** Sets an idea to a SHIPPED status, unless it is gone or has one already; gives whether it did. */
async function ship(
  tx: Db,
  actor: Actor & Member,
  { target, statusId, entryId }: { target: number; statusId: string; entryId: string },
): Promise<boolean> {
  try {
    const held = await holdStatus(tx, { actor, ideaNumber: target, statusId })
    if (held.idea.category === 'SHIPPED') return false
    await changeStatus(tx, actor, held, entryId)
    return true
  } catch (error) {
    // Deleted since it was linked.
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Tells whether there is such a status, and whether it means shipped. */
export async function isShipped(tx: Db, statusId: string): Promise<boolean> {
  return (await tx.query(shipped, [statusId])).length > 0
}

async function requireShipped(tx: Db, statusId: string | null): Promise<void> {
  if (statusId !== null && !(await isShipped(tx, statusId)))
    throw refuse('STATUS_NOT_SHIPPED', { field: 'statusId' })
}
