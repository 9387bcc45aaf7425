import { findSuccessor } from '#server/areas/labels/label.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { refusalsAsErrors } from '#server/kernel/command.ts'
import type { Log } from '#server/services/log/log.ts'
import { lockDueEntry } from './lockEntry.ts'
import { isShipped, publish } from './publishEntry.ts'

/** Milliseconds between two looks: a server on another process may have scheduled something. */
const EVERY_MS = 5_000
const SOONEST_MS = 20
/** Entries of one look; the next look takes the rest. */
const BATCH = 20

const due = statement<{ id: string; waitMs: number }>(
  'entries_due',
  `select id, greatest(0, extract(epoch from publish_at - now()) * 1000)::float as "waitMs" from changelog_entry
   where state = 'SCHEDULED' order by publish_at limit ${BATCH}`,
)

/**
 * Publishes the entries whose time has come, each in a transaction of its own. Several processes
 * may do so at once: each entry is published by one of them. Gives the milliseconds until the next
 * one is due, null where none is scheduled.
 */
export async function publishDue(db: Db, log: Log): Promise<number | null> {
  const scheduled = await db.query(due)
  for (const { id } of scheduled.filter(({ waitMs }) => waitMs === 0)) {
    try {
      await refusalsAsErrors(() => db.transaction((tx) => publishOne(tx, id)))
    } catch (error) {
      // The others are published all the same, and this one is tried again.
      log.error({ err: error, entry: id }, 'A scheduled entry could not be published')
    }
  }
  return scheduled.find(({ waitMs }) => waitMs !== 0)?.waitMs ?? null
}

async function publishOne(tx: Db, id: string): Promise<void> {
  await holdMerges(tx)
  const entry = await lockDueEntry(tx, id)
  if (entry === null) return
  // Scheduled with a status that was deleted since: with what took its place, where that ships ideas.
  const successor = entry.moveTo && (await findSuccessor(tx, 'status', entry.moveTo))
  const statusId = successor && (await isShipped(tx, successor)) ? successor : null
  await publish(tx, entry, { actor: publisher(entry.scheduledBy), statusId })
}

/** The site publishes what somebody of the team has scheduled, whatever became of them since. */
function publisher(personId: string | null): Actor & Member {
  if (personId === null) throw new Error('A scheduled entry says who scheduled it')
  return { personId, role: 'COLLABORATOR', banned: false, siteIsReadable: true }
}

/**
 * Publishes scheduled entries on time for as long as the server runs, those that came due while it
 * did not run at once. Gives how to stop, which waits for what has begun.
 */
export function keepPublishing(db: Db, log: Log, everyMs = EVERY_MS): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    let wait: number | null = null
    try {
      wait = await publishDue(db, log)
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'Scheduled entries could not be looked for')
    }
    if (isStopped) return
    timer = setTimeout(begin, Math.min(everyMs, Math.max(SOONEST_MS, wait ?? everyMs)))
    timer.unref()
  }
  const begin = (): void => {
    running = look()
  }
  begin()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
