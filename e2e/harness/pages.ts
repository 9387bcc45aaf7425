import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { securityHeaders } from '#server/http/securityHeaders.ts'
import { serveStatics } from '#server/http/statics.ts'

const client = path.resolve(import.meta.dirname, '../../dist/client')

/** A server of pages alone, at an address of its own: the built client, told where its API is. */
export interface Pages {
  /** A site of its own to browsers, and a secure one, as `localhost` is. */
  readonly url: string
  /** Says where the API is; `allowed` are the origins that the page may reach, that of the API if not given. */
  tell(endpoint: string, allowed?: readonly string[]): void
  close(): Promise<void>
}

/** Starts one on a free port. */
export async function startPages(): Promise<Pages> {
  let answer: (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>
  const server = http.createServer((request, response) => void answer(request, response))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://pages.localhost:${port}`,
    tell(endpoint, allowed = [new URL(endpoint).origin]) {
      const statics = serveStatics(client, { endpoint })
      const headers = new Map(
        Object.entries(
          securityHeaders(statics.html, false, { 'connect-src': allowed, 'img-src': allowed }),
        ),
      )
      answer = (request, response) => statics.handle(request, response.setHeaders(headers))
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
