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

/** A record without the heartbeats that are older than 30 days, by UTC dates as the SDK writes them; the same one where none is. */
export function withoutOld(record: unknown, now: number): unknown {
  if (!isHeartbeats(record)) return record
  const today = Math.floor(now / DAY_MS)
  // What has no readable date has no age that could be shown to be young.
  const young = record.heartbeats.filter(
    ({ date }) => today - Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) <= HEARTBEAT_DAYS,
  )
  return young.length === record.heartbeats.length ? record : { ...record, heartbeats: young }
}

/** Deletes old heartbeats from the browser: the SDK itself keeps the newest 30 of any age. */
export function pruneHeartbeats(databases: Databases | undefined, now: number): Promise<void> {
  return changeRecords(databases, heartbeatStore, (record) => withoutOld(record, now))
}
