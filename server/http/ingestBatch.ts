import { isUsageEvent } from '#rules/usageEvents.ts'

/** One event as it is sent on, and as Amplitude's HTTP V2 API documents it: nothing else of what came. */
export interface ForwardedEvent {
  readonly event_type: string
  readonly event_properties: Readonly<Record<string, unknown>>
  readonly device_id: string
  readonly session_id: number
  readonly time: number
  readonly insert_id: string
}

/** Most events of one batch. */
export const MOST_EVENTS = 100

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{5,64}$/.test(value)
const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0

function readEvent(value: unknown): ForwardedEvent | null {
  if (typeof value !== 'object' || value === null) return null
  const { event_type, event_properties, device_id, session_id, time, insert_id } = value as Record<
    string,
    unknown
  >
  if (
    !isUsageEvent(event_type, event_properties) ||
    !isId(device_id) ||
    !isId(insert_id) ||
    !isMoment(time) ||
    !isMoment(session_id)
  )
    return null
  return {
    event_type: event_type as string,
    event_properties: event_properties as Record<string, unknown>,
    device_id,
    session_id,
    time,
    insert_id,
  }
}

/** The events of a batch that are of the catalogue's shape, and how many are not; null for what is no batch. */
export function readBatch({
  events,
}: Readonly<Record<string, unknown>>): { events: ForwardedEvent[]; refused: number } | null {
  if (!Array.isArray(events) || events.length === 0 || events.length > MOST_EVENTS) return null
  const read = events.map(readEvent)
  const good = read.filter((event) => event !== null)
  return { events: good, refused: read.length - good.length }
}
