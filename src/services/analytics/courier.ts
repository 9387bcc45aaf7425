/** An event as it travels: what Amplitude's HTTP V2 API needs, and nothing of the rest that its SDK adds. */
export interface SentEvent {
  readonly event_type: string
  readonly event_properties: Readonly<Record<string, unknown>>
  readonly device_id: string
  readonly session_id: number
  readonly time: number
  /** By which the provider counts an event once, however often it arrives. */
  readonly insert_id: string
}

/** `later`: nobody knows whether it arrived. */
export type Delivery = 'taken' | 'refused' | 'later'

/** Brings events to the provider, each once. */
export interface Courier {
  /** Notes an event that will be sent. */
  expect(event: SentEvent): void
  send(events: readonly SentEvent[]): Promise<Delivery>
  /** The page may be going away: sends at once what is not on its way yet. */
  hurry(): void
  /** Sends nothing more, breaks off what is on its way, and forgets everything. */
  close(): void
}

interface CourierParts {
  readonly url: string
  readonly key: string
  readonly fetch: typeof fetch
}

const LIMIT_MS = 10_000
/** What the provider recommends for a batch, and far below the 64 KiB that a page may have on its way when it goes. */
const MOST_IN_A_HURRY = 10
const MOST_KEPT = 200

/** Makes the courier of one client of the provider's SDK. */
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
        // Finished by the browser when the page has gone.
        keepalive: events.length <= MOST_IN_A_HURRY,
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
        signal: stop.signal,
      })
      // A page of HTML with status 200, as hotel networks give it, is no receipt.
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
      // What a hurried sending has brought meanwhile is not sent again.
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
