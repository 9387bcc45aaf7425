import { findSuccessor } from '#server/areas/labels/label.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { isAway } from '#server/db/away.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { refusalsAsErrors } from '#server/kernel/command.ts'
import type { Log } from '#server/services/log/log.ts'
import { lockDueEntry } from './lockEntry.ts'
import { isShipped, publish } from './publishEntry.ts'

/** Milliseconds between two looks: a server on another process may have scheduled something. */
const EVERY_MS = 5_000
const SOONEST_MS = 20
/** Milliseconds after which an entry that could not be published is tried again; doubled by each further failure. */
const RETRY_MS = 10_000
const LONGEST_MS = 300_000
/** Entries of one look; the next look takes the rest. */
const BATCH = 20

const due = statement<{ id: string; waitMs: number }>(
  'entries_due',
  `select id, greatest(0, extract(epoch from publish_at - now()) * 1000)::float as "waitMs" from changelog_entry
   where state = 'SCHEDULED' and id <> all($1::text[]) order by publish_at limit ${BATCH}`,
)

/** The number of failed tries to publish each entry, and until when it is left alone. */
type Troubles = Map<string, { tries: number; until: number }>

/**
 * Publishes the entries whose time has come, each in a transaction of its own. Several processes
 * may do so at once: each entry is published by one of them. Gives the milliseconds until the next
 * one is due, null where none is scheduled. `troubles` remembers those that could not be published,
 * which hold up no others and are tried again ever more rarely.
 */
export async function publishDue(
  db: Db,
  log: Log,
  troubles: Troubles = new Map(),
): Promise<number | null> {
  const waiting = [...troubles].filter(([, { until }]) => until > Date.now()).map(([id]) => id)
  const scheduled = await db.query(due, [waiting])
  for (const { id } of scheduled.filter(({ waitMs }) => waitMs === 0)) {
    try {
      await refusalsAsErrors(() => db.transaction((tx) => publishOne(tx, id)))
      troubles.delete(id)
    } catch (error) {
      if (isAway(error)) throw error
      const { tries, ms } = noteTrouble(troubles, id)
      log.error(
        { err: error, entry: id, tries },
        `A scheduled entry could not be published; the next try is in ${ms / 1_000} s`,
      )
    }
  }
  return scheduled.find(({ waitMs }) => waitMs !== 0)?.waitMs ?? null
}

function noteTrouble(troubles: Troubles, id: string): { tries: number; ms: number } {
  const tries = (troubles.get(id)?.tries ?? 0) + 1
  const ms = Math.min(LONGEST_MS, RETRY_MS * 2 ** (tries - 1))
  troubles.set(id, { tries, until: Date.now() + ms })
  return { tries, ms }
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
  const troubles: Troubles = new Map()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    let wait: number | null = null
    try {
      wait = await publishDue(db, log, troubles)
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
