import { createHash, timingSafeEqual } from 'node:crypto'
import type { Prometheus } from '#server/services/metrics/prometheus.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import type { Answer } from './server.ts'

/**
 * GET /metrics, for Prometheus. With a token it is told to whoever brings that one (Authorization:
 * Bearer …), and does not exist for anybody else.
 */
export function metricsAnswer(metrics: Prometheus, token: string | undefined): Answer {
  return async (request, response) => {
    const isKnown =
      token === undefined || isSame(request.headers.authorization ?? '', `Bearer ${token}`)
    if (pathOf(request) !== '/metrics' || !isKnown) throw new Refusal(404, 'There is nothing here.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Refusal(405, 'This address is read-only.', { allow: 'GET, HEAD' })
    const text = await metrics.text()
    response.writeHead(200, {
      'content-type': metrics.contentType,
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : text)
  }
}

/** In a time that tells nothing of how much was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
