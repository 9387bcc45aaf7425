import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origins } from './origins.ts'
import { pathOf } from './request.ts'

/** The paths that a page at another address uses. Signing in at a provider comes back to our own pages. */
const SHARED = /^\/(?:graphql$|ingest$|images\/|api\/(?!auth\/))/
/** Seconds for which a browser does not ask again; the longest that any of them keeps to. */
const ASKED_SECONDS = 7_200

/**
 * Tells the browser of a listed page at another address that its page may read what it gets, with
 * cookies (CORS). Gives true where the browser has only asked what it may, and is answered.
 */
export function answerOtherPage(
  origins: Origins,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!origins.hasOthers || !SHARED.test(pathOf(request))) return false
  response.setHeader('vary', 'Origin')
  // An image in a page says nothing of the page; whoever may not see it does not get it.
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  const page = origins.otherPage(request)
  if (page === null) return false
  response.setHeader('access-control-allow-origin', page)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'retry-after, x-request-id')
  if (request.method !== 'OPTIONS') return false
  const allowed = {
    'access-control-allow-methods': 'GET, HEAD, POST',
    'access-control-allow-headers': 'accept, content-type',
    'access-control-max-age': String(ASKED_SECONDS),
  }
  response.writeHead(204, allowed).end()
  return true
}
