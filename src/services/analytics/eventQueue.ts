/**
 * An event as it is sent: the fields that Amplitude's HTTP V2 API needs, without those that its SDK
 * adds.
 */
export interface SentEvent {
  readonly event_type: string
  readonly event_properties: Readonly<Record<string, unknown>>
  readonly device_id: string
  readonly session_id: number
  readonly time: number
  /** Lets the provider count an event once, however often it arrives. */
  readonly insert_id: string
}

/** `later` means that nobody knows whether the events arrived, so they are sent again. */
export type Delivery = 'taken' | 'refused' | 'later'

/** Sends events to the provider, each one once. */
export interface EventQueue {
  /** Adds an event; the SDK passes the same event to `send` later. */
  add(event: SentEvent): void
  send(events: readonly SentEvent[]): Promise<Delivery>
  /** Sends everything that is not under way yet at once, since the page may be closing. */
  flush(): void
  /** Stops sending, aborts what is under way, and drops everything. */
  close(): void
}

interface EventQueueParts {
  readonly url: string
  readonly key: string
  readonly fetch: typeof fetch
}

const LIMIT_MS = 10_000
/** The provider's recommended batch size, far below the 64 KiB that a closing page may send. */
const BATCH_MAX = 10
const QUEUE_MAX = 200

/** Creates the event queue behind one client of the provider's SDK. */
export function createEventQueue({ url, key, fetch }: EventQueueParts): EventQueue {
  const queued = new Map<string, SentEvent>()
  const inFlight = new Map<string, Promise<Delivery>>()
  const running = new Set<AbortController>()
  let isClosed = false

  const post = async (events: readonly SentEvent[]): Promise<Delivery> => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), LIMIT_MS)
    running.add(stop)
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: '*/*' },
        body: JSON.stringify({ api_key: key, events }),
        // The browser finishes a kept-alive request after the page has closed.
        keepalive: events.length <= BATCH_MAX,
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
        signal: stop.signal,
      })
      // A captive portal answers with HTML and status 200, so only the body's code confirms the
      // delivery.
      const { code } = (await answer.json()) as { code?: unknown }
      if (answer.ok && code === 200) return 'taken'
      return answer.status >= 400 &&
        answer.status < 500 &&
        answer.status !== 408 &&
        answer.status !== 429
        ? 'refused'
        : 'later'
    } catch {
      return 'later'
    } finally {
      clearTimeout(timer)
      running.delete(stop)
    }
  }
  const deliver = (events: readonly SentEvent[]): Promise<Delivery> => {
    const sent = post(events).then((delivery) => {
      for (const { insert_id } of events) {
        inFlight.delete(insert_id)
        if (delivery !== 'later') queued.delete(insert_id)
      }
      return delivery
    })
    for (const { insert_id } of events) inFlight.set(insert_id, sent)
    return sent
  }
  const inFlightOf = (events: readonly SentEvent[]): Promise<Delivery> | undefined =>
    events.map(({ insert_id }) => inFlight.get(insert_id)).find((sent) => sent !== undefined)
  return {
    add(event) {
      if (isClosed) return
      queued.set(event.insert_id, event)
      const [oldest] = queued.keys()
      if (queued.size > QUEUE_MAX && oldest !== undefined) queued.delete(oldest)
    },
    async send(events) {
      for (let before = inFlightOf(events); before; before = inFlightOf(events)) await before
      // Events that `flush` has delivered meanwhile are not sent again.
      const left = events.filter(({ insert_id }) => queued.has(insert_id))
      return isClosed || left.length === 0 ? 'taken' : deliver(left)
    },
    flush() {
      if (isClosed) return
      const waiting = [...queued.values()].filter(({ insert_id }) => !inFlight.has(insert_id))
      for (let from = 0; from < waiting.length; from += BATCH_MAX)
        void deliver(waiting.slice(from, from + BATCH_MAX))
    },
    close() {
      isClosed = true
      queued.clear()
      for (const stop of running) stop.abort()
    },
  }
}
