import { changeRecords, heartbeatStore, type Databases } from './stores.ts'

/** Days for which heartbeat records are kept (docs/RULES.md#limits). */
export const HEARTBEAT_DAYS = 30

const DAY_MS = 86_400_000

interface Heartbeats {
  readonly heartbeats: readonly { readonly date: string }[]
}

function isHeartbeats(record: unknown): record is Heartbeats {
  return (
    typeof record === 'object' &&
    record !== null &&
    Array.isArray((record as { heartbeats?: unknown }).heartbeats)
  )
}

/**
 * Gives a record without the heartbeats older than 30 days, by UTC dates as the SDK writes them;
 * the same object when none is that old.
 */
export function withoutOld(record: unknown, now: number): unknown {
  if (!isHeartbeats(record)) return record
  const today = Math.floor(now / DAY_MS)
  // A heartbeat without a readable date is dropped, since its age is unknown.
  const young = record.heartbeats.filter(
    ({ date }) => today - Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) <= HEARTBEAT_DAYS,
  )
  return young.length === record.heartbeats.length ? record : { ...record, heartbeats: young }
}

/**
 * Deletes old heartbeats from the browser, because the SDK keeps the newest 30 whatever their age.
 */
export function pruneHeartbeats(databases: Databases | undefined, now: number): Promise<void> {
  return changeRecords(databases, heartbeatStore, (record) => withoutOld(record, now))
}
