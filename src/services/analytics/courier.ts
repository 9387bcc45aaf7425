/** An event as it is sent: the fields that Amplitude's HTTP V2 API needs, without those that its SDK adds. */
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
export interface Courier {
  /** Adds an event; the SDK passes the same event to `send` later. */
  expect(event: SentEvent): void
  send(events: readonly SentEvent[]): Promise<Delivery>
  /** Sends everything that is not under way yet at once, since the page may be closing. */
  hurry(): void
  /** Stops sending, aborts what is under way, and drops everything. */
  close(): void
}

interface CourierParts {
  readonly url: string
  readonly key: string
  readonly fetch: typeof fetch
}

const LIMIT_MS = 10_000
/** The provider's recommended batch size, far below the 64 KiB that a closing page may send. */
const MOST_IN_A_HURRY = 10
const MOST_KEPT = 200

/** Creates the event queue behind one client of the provider's SDK. */
export function createCourier({ url, key, fetch }: CourierParts): Courier {
  const expected = new Map<string, SentEvent>()
  const onTheirWay = new Map<string, Promise<Delivery>>()
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
        keepalive: events.length <= MOST_IN_A_HURRY,
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
        signal: stop.signal,
      })
      // A captive portal answers with HTML and status 200, so only the body's code confirms the delivery.
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
  const carry = (events: readonly SentEvent[]): Promise<Delivery> => {
    const sent = post(events).then((delivery) => {
      for (const { insert_id } of events) {
        onTheirWay.delete(insert_id)
        if (delivery !== 'later') expected.delete(insert_id)
      }
      return delivery
    })
    for (const { insert_id } of events) onTheirWay.set(insert_id, sent)
    return sent
  }
  const onTheirWayOf = (events: readonly SentEvent[]): Promise<Delivery> | undefined =>
    events.map(({ insert_id }) => onTheirWay.get(insert_id)).find((sent) => sent !== undefined)
  return {
    expect(event) {
      if (isClosed) return
      expected.set(event.insert_id, event)
      const [oldest] = expected.keys()
      if (expected.size > MOST_KEPT && oldest !== undefined) expected.delete(oldest)
    },
    async send(events) {
      for (let before = onTheirWayOf(events); before; before = onTheirWayOf(events)) await before
      // Events that `flush` has delivered meanwhile are not sent again.
      const left = events.filter(({ insert_id }) => expected.has(insert_id))
      return isClosed || left.length === 0 ? 'taken' : carry(left)
    },
    hurry() {
      if (isClosed) return
      const waiting = [...expected.values()].filter(({ insert_id }) => !onTheirWay.has(insert_id))
      for (let from = 0; from < waiting.length; from += MOST_IN_A_HURRY)
        void carry(waiting.slice(from, from + MOST_IN_A_HURRY))
    },
    close() {
      isClosed = true
      expected.clear()
      for (const stop of running) stop.abort()
    },
  }
}
