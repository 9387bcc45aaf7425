import type { IncomingMessage, ServerResponse } from 'node:http'
import { toNodeHandler } from 'better-auth/node'
import type { Auth } from '#server/services/session/auth.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'

/**
 * All that is open of better-auth's addresses: everything else would be a second way past our rules
 * (get-session shows scripts the token that its cookie hides).
 */
const open = /^\/api\/auth\/callback\/[a-z]+$/

/**
 * better-auth's own endpoints, to be mounted at /api/auth/*: those that are needed. Takes how to
 * tell a request's address (the socket's, or the proxy's where one is trusted): better-auth finds
 * none on plain http, and all people would share one rate limit. `base` is the path under which the
 * site lies, which better-auth expects before its own.
 */
export function authHandler(
  auth: Auth,
  addressOf: (request: IncomingMessage) => string,
  base = '',
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const handle = toNodeHandler(auth.engine)
  return async (request, response) => {
    if (!open.test(pathOf(request))) throw new Refusal(404, 'There is nothing here.')
    if (request.method !== 'GET')
      throw new Refusal(405, 'This address is read-only.', { allow: 'GET' })
    request.headers['x-earshot-address'] = addressOf(request)
    request.url = base + (request.url ?? '')
    await handle(request, response)
  }
}
