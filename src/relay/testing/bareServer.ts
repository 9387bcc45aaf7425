import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server received it. */
export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface BareServer {
  readonly url: string
  readonly seen: readonly SeenRequest[]
  /** Counts the connections that the client closed before an answer. */
  readonly abandoned: () => number
  /** Waits until a condition on the two above holds. */
  until(holds: () => boolean): Promise<void>
  close(): Promise<void>
}

/** Starts a plain node:http server on a free port that answers as the test says, however wrong. */
export async function startBareServer(answer: RequestListener): Promise<BareServer> {
  const seen: SeenRequest[] = []
  let abandoned = 0
  const changes = new EventEmitter()
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    response.on('close', () => {
      abandoned += response.writableFinished ? 0 : 1
      changes.emit('change')
    })
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      })
      answer(request, response)
      changes.emit('change')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    seen,
    abandoned: () => abandoned,
    async until(holds) {
      while (!holds()) await once(changes, 'change')
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
