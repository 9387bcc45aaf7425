/** State of the platform's own analytics for this app; `unknown` when it could not be read. */
export type PlatformAnalytics = 'on' | 'off' | 'unknown'

interface WebConfigParts {
  readonly appId: string
  readonly apiKey: string
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
}

const LIMIT_MS = 10_000

/**
 * Reads the app's configuration from the platform: analytics is on where it has a measurement id.
 * Not read by firebase/analytics, because that puts Google's tag into the page even when the
 * request fails.
 */
export async function readWebConfig({
  appId,
  apiKey,
  fetch,
  signal,
}: WebConfigParts): Promise<PlatformAnalytics> {
  const stop = new AbortController()
  const abort = (): void => stop.abort()
  const timer = setTimeout(abort, LIMIT_MS)
  signal.addEventListener('abort', abort)
  try {
    const answer = await fetch(
      `https://firebase.googleapis.com/v1alpha/projects/-/apps/${appId}/webConfig`,
      {
        headers: { accept: 'application/json', 'x-goog-api-key': apiKey },
        credentials: 'omit',
        signal: stop.signal,
      },
    )
    if (answer.status !== 200) return 'unknown'
    const { measurementId } = (await answer.json()) as { measurementId?: unknown }
    return typeof measurementId === 'string' && measurementId !== '' ? 'on' : 'off'
  } catch {
    return 'unknown'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
