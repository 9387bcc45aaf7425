import { EVENTS_PATH, type CloudSettings, type UsageSettings } from './settings.ts'

/** The answer of a platform to our server. REFUSED: it is there, and does not take this key. */
export type Reach = 'REACHABLE' | 'REFUSED' | 'UNREACHABLE'

/** The platform's description of itself (webConfig). */
export interface CloudReach {
  readonly reach: Reach
  /** Whether the platform's own analytics is on for this app; null: not known. */
  readonly analytics: boolean | null
}

const LIMIT_MS = 3_000

async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: Record<string, unknown> } | null> {
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const body: unknown = await answer.json()
    return typeof body === 'object' && body !== null
      ? { status: answer.status, body: body as Record<string, unknown> }
      : null
  } catch {
    return null
  }
}

/** Asks Amplitude with a batch of no events, which it refuses with 400 and keeps nothing of. */
export async function reachUsage(
  fetch: typeof globalThis.fetch,
  { host, apiKey }: UsageSettings,
): Promise<Reach> {
  const answer = await ask(fetch, `${host}${EVENTS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api_key: apiKey, events: [] }),
  })
  if (answer === null) return 'UNREACHABLE'
  return /api.?key/i.test(String(answer.body['error'] ?? ''))
    ? 'REFUSED'
    : answer.status === 400 || answer.status === 200
      ? 'REACHABLE'
      : 'UNREACHABLE'
}

/** Reads the app's configuration from Firebase. */
export async function reachCloud(
  fetch: typeof globalThis.fetch,
  { appId, apiKey }: CloudSettings,
  referer: string,
): Promise<CloudReach> {
  const url = `https://firebase.googleapis.com/v1alpha/projects/-/apps/${appId}/webConfig`
  // Keys are often limited to a site's own pages.
  const answer = await ask(fetch, url, {
    headers: { accept: 'application/json', 'x-goog-api-key': apiKey, referer },
  })
  if (answer === null || answer.status >= 500) return { reach: 'UNREACHABLE', analytics: null }
  if (answer.status !== 200) return { reach: 'REFUSED', analytics: null }
  return {
    reach: 'REACHABLE',
    analytics:
      typeof answer.body['measurementId'] === 'string' && answer.body['measurementId'] !== '',
  }
}
