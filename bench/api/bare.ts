import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Data of the bare server: the bytes to answer each path with, and the headers that the real server
 * sends.
 */
export interface BareAnswers {
  readonly bodies: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
}

process.once('message', ({ bodies, headers }: BareAnswers) => {
  const answers = new Map(Object.entries(bodies).map(([path, body]) => [path, Buffer.from(body)]))
  const server = createServer((request, response) => {
    // The body is read, as every server must, and ignored.
    request
      .on('data', () => undefined)
      .on('end', () => {
        const body = answers.get(request.url ?? '') ?? Buffer.from('')
        response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
      })
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
