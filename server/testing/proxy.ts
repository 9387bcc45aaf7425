import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

/** A reverse proxy as people put one before the server. */
export interface Proxy {
  readonly url: string
  /** Sends requests to these ports from now on, in turn. */
  use(ports: readonly number[]): void
  close(): Promise<void>
}

/**
 * Starts a reverse proxy that does what nginx, Caddy and Traefik do: keeps connections to the
 * servers for later requests, passes the Host on, appends the client to X-Forwarded-For, and turns
 * to the next server where one cannot be connected to; also where a connection that it had kept is
 * found closed, for what is safe to send twice. Everything else that fails is a 502.
 */
export async function startProxy(port = 0): Promise<Proxy> {
  const agent = new http.Agent({ keepAlive: true })
  let ports: readonly number[] = []
  let turn = 0
  const server = http.createServer((request, response) => {
    turn += 1
    const order = ports.map((_, at) => ports[(at + turn) % ports.length] ?? 0)
    void serveFrom(order, { agent, request, response }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    use: (given) => {
      ports = given
    },
    close: async () => {
      agent.destroy()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

interface Passing {
  readonly agent: http.Agent
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function serveFrom(ports: readonly number[], passing: Passing): Promise<void> {
  const { request, response } = passing
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  // Each kept connection may turn out to be closed, one after another.
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await askServer(ports[tries % ports.length] ?? 0, body, passing)
    if (answer === 'again') continue
    if (answer === 'failed') break
    response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers))
    return pipeline(answer, response)
  }
  response.writeHead(502).end('No server answered\n')
}

function askServer(
  port: number,
  body: Buffer,
  { agent, request }: Passing,
): Promise<IncomingMessage | 'again' | 'failed'> {
  const { method = 'GET', url, headers, socket } = request
  const forwarded = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? ''].flat().join(', ')
  const isSafe = method === 'GET' || method === 'HEAD'
  return new Promise((resolve) => {
    const passed = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        agent,
        headers: { ...withoutHops(headers), 'x-forwarded-for': forwarded },
      },
      resolve,
    )
    passed.once('error', (error: NodeJS.ErrnoException) => {
      const isUnsent = error.code === 'ECONNREFUSED'
      resolve(isUnsent || (isSafe && passed.reusedSocket) ? 'again' : 'failed')
    })
    passed.end(body)
  })
}

/** The headers that are of one connection are not passed on. */
function withoutHops(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const { connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...rest } = headers
  return rest
}
