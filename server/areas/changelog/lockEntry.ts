import { statement, type Db } from '#server/db/database.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { EntryLabel, EntryState } from './entryRow.ts'

/** The facts that commands need of the entry they change. */
export interface LockedEntry {
  id: string
  title: string
  body: string
  slug: string
  labels: EntryLabel[]
  state: EntryState
  version: number
  publishAt: string | null
  scheduledBy: string | null
  moveTo: string | null
  /** Its last publication, also where it was taken back since. */
  publishedAt: string | null
}

const columns = `id, title, body, slug, labels, state, version, publish_at as "publishAt", scheduled_by as "scheduledBy", move_to as "moveTo", published_at as "publishedAt"`
const lock = statement<LockedEntry>(
  'entry_lock',
  `select ${columns} from changelog_entry where id = $1 for update`,
)
/** Not one that another process is about to publish. */
const lockDue = statement<LockedEntry>(
  'entry_lock_due',
  `select ${columns} from changelog_entry where id = $1 and state = 'SCHEDULED' and publish_at <= now() for update skip locked`,
)

/**
 * Locks an entry until the transaction ends. Refuses with NOT_FOUND where there is none, and with
 * OUTDATED where it was changed since `expectedVersion`.
 */
export async function lockEntry(
  tx: Db,
  entryId: string,
  expectedVersion?: number,
): Promise<LockedEntry> {
  const [entry] = await tx.query(lock, [entryId])
  if (!entry) throw refuse('ENTRY_GONE', { field: 'entryId' })
  if (expectedVersion !== undefined && entry.version !== expectedVersion)
    throw refuse('ENTRY_CHANGED', { field: 'expectedVersion' })
  return entry
}

/** Locks an entry whose time has come; null where it is published, was put off, or is another process's. */
export async function lockDueEntry(tx: Db, entryId: string): Promise<LockedEntry | null> {
  return (await tx.query(lockDue, [entryId]))[0] ?? null
}
