import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP server that serves one page with one script and, as an endpoint, misbehaves in the way its path names. */
export interface OddServer {
  readonly url: string
  /** Paths asked for so far, with their methods. */
  readonly seen: string[]
  close(): Promise<void>
}

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const error = { errors: [{ message: 'no' }] }

type Answer = (response: http.ServerResponse) => void

const text =
  (status: number, headers: http.OutgoingHttpHeaders, body: string): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)

const answers: Readonly<Record<string, Answer>> = {
  '/fine': text(200, json, '{"data":{"ok":true}}'),
  '/landed': text(200, json, '{"data":{"ok":"followed a redirect"}}'),
  '/300': text(300, json, '{"choices":[]}'),
  '/404-json': text(404, json, JSON.stringify(error)),
  '/500-html': text(500, html, '<h1>Oh</h1>'),
  '/200-html': text(200, html, '<!doctype html><title>Captive portal</title>'),
  '/empty': text(200, json, ''),
  '/object': text(200, json, '{}'),
  '/null-data': text(200, json, '{"data":null,"errors":[]}'),
  '/errors': text(200, json, JSON.stringify(error)),
  '/hangs-up': (response) => response.socket?.destroy(),
  '/cut': (response) => {
    response.writeHead(200, { ...json, 'content-length': 1000 }).write('{"data":')
    setTimeout(() => response.socket?.destroy(), 50)
  },
  '/silent': () => {},
}

function answerTo(path: string): Answer {
  const status = /^\/redirect-(30\d)$/.exec(path)?.[1]
  if (status !== undefined) return text(Number(status), { location: '/landed' }, 'moved')
  return answers[path] ?? text(404, html, 'not found')
}

/** Starts it on a free port; `script` is what its page runs. */
export async function startOddServer(script: string): Promise<OddServer> {
  const seen: string[] = []
  const server = http.createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    seen.push(`${request.method} ${path}`)
    if (path === '/')
      return void text(
        200,
        html,
        '<!doctype html><html lang="en"><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
      )(response)
    if (path === '/page.js')
      return void text(200, { 'content-type': 'text/javascript' }, script)(response)
    return void request.resume().on('end', () => answerTo(path)(response))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    seen,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
