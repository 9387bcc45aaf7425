import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WorkDropped } from '#server/db/turns.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { StartError } from '#server/lib/startError.ts'
import type { Log } from '#server/services/log/log.ts'
import { boundConnections, connectionLimits, type ConnectionLimits } from './connections.ts'
import { sendJson } from './health.ts'
import { Refusal } from './refusal.ts'
import { pathOf, requestInfo } from './request.ts'

/** Answers one request; what it throws is answered by the server: a Refusal as it says, anything else with 500. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
) => Promise<void> | void

export interface HttpServer {
  /** The port that was taken. */
  readonly port: number
  /** Lets requests in; those that came before get 503. */
  serve(answer: Answer): void
  /** Stops accepting, lets running requests finish for so many milliseconds, then cuts them off. */
  close(graceMs: number): Promise<void>
}

export interface HttpOptions {
  readonly port: number
  readonly host: string
  readonly trustProxy: boolean
  readonly log: Log
  /** Other limits than those of a server in use, for tests. */
  readonly connections?: Partial<ConnectionLimits>
}

/** Milliseconds for the headers of a request, and between two looks at which took longer. */
const HEADERS = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 } as const
/** Uploads take longest (UPLOAD_MS); other bodies are held to less where they are read. */
const REQUEST_MS = 125_000

const notYet: Answer = () => {
  throw new Refusal(503, 'Earshot is starting.', { 'retry-after': '1' })
}

/** Takes the port. Throws StartError when it is taken or not allowed. */
export async function listen({
  port,
  host,
  trustProxy,
  log,
  connections,
}: HttpOptions): Promise<HttpServer> {
  let answer = notYet
  const notice = trustProxy ? () => undefined : noticeProxy(log)
  const server = createServer({ ...HEADERS, requestTimeout: REQUEST_MS }, (request, response) => {
    notice(request)
    void respond(request, response, (...args) => answer(...args), { trustProxy, log })
  })
  boundConnections(server, { ...connectionLimits(trustProxy), ...connections })
  await bind(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    serve: (given) => {
      answer = given
    },
    close: (graceMs) => close(server, graceMs),
  }
}

/** Warns once. Where a proxy is not known, the limits by address count everybody as one, and nobody is told why they are refused. */
function noticeProxy(log: Log): (request: IncomingMessage) => void {
  let isTold = false
  return ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    log.warn(
      'A request came with X-Forwarded-For, which is not believed: all people behind a proxy share the limits of one. If it is your proxy that sets it, set TRUST_PROXY=true',
    )
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  options: { trustProxy: boolean; log: Log },
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const info = requestInfo(request, options.trustProxy, gone.signal)
  response.setHeader('x-request-id', info.id)
  try {
    await answer(request, response, info)
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof WorkDropped))
      options.log.error(
        { err: error, reference: info.id, path: pathOf(request) },
        'A request failed',
      )
    if (response.headersSent) response.destroy()
    else refuse(response, error instanceof WorkDropped ? busy() : error, info.id)
  }
}

function busy(): Refusal {
  return new Refusal(503, 'The server is busy. Try again in a moment.', { 'retry-after': '2' })
}

function refuse(response: ServerResponse, error: unknown, reference: string): void {
  const refusal =
    error instanceof Refusal
      ? error
      : new Refusal(500, `Something went wrong on our side (reference ${reference})`)
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value)
  sendJson(response, refusal.status, {
    errors: [{ message: refusal.message, extensions: { code: 'REFUSED', reference } }],
  })
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(cannotListen(error, port, host))),
    )
    server.listen(port, host, () => resolve())
  })
}

function cannotListen(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop the program that uses it, or choose another one with PORT.`
  if (error.code === 'EACCES')
    return `Port ${port} is not open to this user: choose one above 1023 with PORT.`
  return `Earshot cannot listen on ${host}, port ${port} (${error.code ?? error.message}): check HOST and PORT.`
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  // Connections that turn idle meanwhile would otherwise be kept alive.
  const sweeper = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweeper)
  clearTimeout(cut)
}
