import { addressGroup } from '#server/kernel/rateWindow.ts'
import { EVENTS_PATH, type UsageSettings } from '#server/services/platforms/settings.ts'
import type { IngestCounts } from '#server/services/platforms/watch.ts'
import { sendJson } from './health.ts'
import { readBatch, type ForwardedEvent } from './ingestBatch.ts'
import { readJsonBody } from './jsonBody.ts'
import type { Origins } from './origins.ts'
import { Refusal } from './refusal.ts'
import type { Answer } from './server.ts'

export interface Ingest {
  readonly answer: Answer
  counts(): Readonly<IngestCounts>
}

interface IngestParts {
  readonly settings: UsageSettings
  readonly origins: Origins
  readonly fetch: typeof fetch
  readonly now?: () => number
}

const LONGEST_BODY = 64 * 1024
const LIMIT_MS = 5_000
const MOST_AT_ONCE = 20
const PER_MINUTE = 60
const MINUTE = 60_000

/** Counts per address and minute, in memory: what is lost by a restart is no harm. */
function limiter(now: () => number): (address: string) => boolean {
  let minute = 0
  const counts = new Map<string, number>()
  return (address) => {
    const current = Math.floor(now() / MINUTE)
    if (current !== minute) counts.clear()
    minute = current
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count <= PER_MINUTE
  }
}

/**
 * Answers POST /ingest: forwards the events of the catalogue to the provider, with the site's key
 * and without a cookie, an address or a header of whoever sent them. What the provider does not
 * take within its time is answered with 503, and the browser keeps it for another try.
 */
export function createIngest({ settings, origins, fetch, now = Date.now }: IngestParts): Ingest {
  const counts: IngestCounts = {
    received: 0,
    forwarded: 0,
    refused: 0,
    failed: 0,
    lastForwardedAt: null,
  }
  const isWithinLimit = limiter(now)
  let running = 0

  const forward = async (events: readonly ForwardedEvent[]): Promise<boolean> => {
    if (running >= MOST_AT_ONCE) return false
    running += 1
    try {
      const answer = await fetch(`${settings.host}${EVENTS_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: '*/*' },
        body: JSON.stringify({ api_key: settings.apiKey, events }),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      // A page of HTML with status 200 is no receipt.
      return answer.ok && ((await answer.json()) as { code?: unknown }).code === 200
    } catch {
      return false
    } finally {
      running -= 1
    }
  }

  const answer: Answer = async (request, response, info) => {
    if (request.method !== 'POST')
      throw new Refusal(405, 'Send events with POST.', { allow: 'POST' })
    origins.requireKnownPage(request)
    if (!isWithinLimit(addressGroup(info.address)))
      throw new Refusal(429, 'Too many events. Try again in a minute.', { 'retry-after': '60' })
    if (Number(request.headers['content-length'] ?? 0) > LONGEST_BODY)
      throw new Refusal(413, `The body is larger than ${LONGEST_BODY} bytes.`, {
        connection: 'close',
      })
    const batch = readBatch((await readJsonBody(request)).value)
    if (batch === null) throw new Refusal(400, 'This is not a batch of events.')
    counts.received += batch.events.length + batch.refused
    counts.refused += batch.refused
    if (batch.events.length === 0) throw new Refusal(400, 'None of these events is known.')
    const isTaken = await forward(batch.events)
    counts[isTaken ? 'forwarded' : 'failed'] += batch.events.length
    if (!isTaken) return sendJson(response, 503, { code: 503 })
    counts.lastForwardedAt = new Date(now())
    sendJson(response, 200, { code: 200, events_ingested: batch.events.length })
  }
  return { answer, counts: () => counts }
}
