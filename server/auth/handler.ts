import type { IncomingMessage, ServerResponse } from 'node:http'
import { toNodeHandler } from 'better-auth/node'
import type { Auth } from './auth.ts'

/**
 * better-auth's own endpoints, to be mounted at /api/auth/*. Takes how to tell a request's address (the socket's, or the proxy's where one
 * is trusted): better-auth finds none on plain http, and all people would share one rate limit.
 */
export function authHandler(auth: Auth, addressOf: (request: IncomingMessage) => string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const handle = toNodeHandler(auth.engine)
  return async (request, response) => {
    request.headers['x-earshot-address'] = addressOf(request)
    await handle(request, response)
  }
}
