import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#server/services/log/log.ts'
import type { Metrics } from '#server/services/metrics/metrics.ts'
import { pathOf } from './request.ts'
import { loggedPath, methodName, routeName } from './routeName.ts'

/** As nginx has it, for a client that went away before it had its answer. */
const CLIENT_GONE = 499
/** So many of them come with each page, or every few seconds, that they hide the others. */
const QUIET_ROUTES = new Set(['asset', 'file', 'health', 'metrics'])

/**
 * Gives what is called when a request is over: it counts the request, and leaves a line in the log,
 * by its reference, of nobody.
 */
export function noteAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics }: { log: Log; metrics: () => Metrics },
): () => void {
  const from = performance.now()
  const [pathname, method] = [pathOf(request), methodName(request)]
  const route = routeName(request, pathname)
  return () => {
    const ms = performance.now() - from
    const status = response.writableEnded ? response.statusCode : CLIENT_GONE
    metrics().answered({ route, method, status, seconds: ms / 1_000 })
    const level = QUIET_ROUTES.has(route) ? 'debug' : 'info'
    log[level](
      {
        reference: response.getHeader('x-request-id'),
        method,
        route,
        path: loggedPath(pathname),
        status,
        ms: Math.round(ms),
      },
      'A request was answered',
    )
  }
}
