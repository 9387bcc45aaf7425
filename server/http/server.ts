import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import { isAway } from '#server/db/away.ts'
import { WorkDropped } from '#server/db/turns.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { StartError } from '#server/lib/startError.ts'
import type { Log } from '#server/services/log/log.ts'
import { noMetrics, type Metrics } from '#server/services/metrics/metrics.ts'
import { boundConnections, connectionLimits, type ConnectionLimits } from './connections.ts'
import { sendJson } from './health.ts'
import { noteAnswer } from './noteAnswer.ts'
import { createPace } from './pace.ts'
import { Refusal, untilLate } from './refusal.ts'
import { pathOf, requestInfo } from './request.ts'
import { loggedPath } from './routeName.ts'
import { enterSite, leadingTo } from './siteDoor.ts'

/** Answers one request; what it throws is answered by the server: a Refusal as it says, anything else with 500. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
) => Promise<void> | void

export interface HttpServer {
  /** The port that was taken. */
  readonly port: number
  /** Lets requests in, and counts them; those that came before get 503. */
  serve(answer: Answer, metrics?: Metrics): void
  /** Whether it has begun to stop. */
  readonly isStopping: boolean
  /** Begins to stop: from now on each answer is the last one of its connection. */
  drain(): void
  /** Stops accepting, lets running requests finish for so many milliseconds, then cuts them off. */
  close(graceMs: number): Promise<void>
}

export interface HttpOptions {
  readonly port: number
  readonly host: string
  readonly trustProxy: boolean
  readonly log: Log
  /** The path under which the site lies; at the root of a host if not given. */
  readonly base?: string
  /** Other limits than those of a server in use, for tests. */
  readonly connections?: Partial<ConnectionLimits>
}

/** Milliseconds for the headers of a request, and between two looks at which took longer. */
const HEADERS = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 } as const
/** Uploads take longest (UPLOAD_MS); other bodies are held to less where they are read. */
const REQUEST_MS = 125_000

/** Requests of an address within a second that are answered at once, files too: a page takes some forty. */
const PER_SECOND = 200

/** Milliseconds for which idle connections stay open at a stop. */
const LAST_REQUEST_MS = 1_000

const notYet: Answer = () => {
  throw new Refusal(503, 'Earshot is starting.', { 'retry-after': '1' })
}

/** Takes the port. Throws StartError when it is taken or not allowed. */
export async function listen({
  port,
  host,
  trustProxy,
  log,
  base = '',
  connections,
}: HttpOptions): Promise<HttpServer> {
  let answer = notYet
  const elsewhere = leadingTo(base)
  let metrics = noMetrics
  let isStopping = false
  const notice = trustProxy ? () => undefined : noticeProxy(log)
  const isTooFast = createPace(PER_SECOND)
  const server = createServer({ ...HEADERS, requestTimeout: REQUEST_MS })
  const limits = { ...connectionLimits(trustProxy), ...connections }
  boundConnections(server, limits, (request, response) => {
    notice(request)
    if (isStopping) response.setHeader('connection', 'close')
    const isOurs = enterSite(request, base)
    const note = noteAnswer(request, response, { log, metrics: () => metrics })
    const toAnswer: Answer = (...args) => (isOurs ? answer(...args) : elsewhere(request, response))
    void respond(request, response, toAnswer, { trustProxy, log, note, isTooFast })
  })
  await bind(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    serve: (given, counting = noMetrics) => {
      answer = given
      metrics = counting
    },
    get isStopping() {
      return isStopping
    },
    drain: () => {
      isStopping = true
    },
    close: (graceMs) => {
      isStopping = true
      return close(server, graceMs)
    },
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
  options: {
    trustProxy: boolean
    log: Log
    note: () => void
    isTooFast: (client: string) => boolean
  },
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
    options.note()
  })
  const info = requestInfo(request, options.trustProxy, gone.signal)
  response.setHeader('x-request-id', info.id)
  try {
    if (options.isTooFast(addressGroup(info.address))) await untilLate()
    if (gone.signal.aborted) return
    await answer(request, response, info)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.isLate) await untilLate()
    if (refusal !== error && !(error instanceof WorkDropped))
      options.log.error(
        { err: error, reference: info.id, path: loggedPath(pathOf(request)) },
        'A request failed',
      )
    if (response.headersSent) response.destroy()
    else refuse(response, refusal ?? error, info.id)
  }
}

/** Gives the refusal that an error is told as; undefined for a mistake of ours. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof WorkDropped)
    return new Refusal(503, 'The server is busy. Try again in a moment.', { 'retry-after': '2' })
  if (!isAway(error)) return undefined
  return new Refusal(503, 'The database is unavailable. Try again in a moment.', {
    'retry-after': '5',
  })
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

/**
 * A proxy may have sent a request on an idle connection in the moment that it is closed, and cannot
 * send everything again: it gets time to use each connection once more, and to hear that this was
 * the last.
 */
async function close(server: Server, graceMs: number): Promise<void> {
  // Not that of node:http, which cuts idle connections off at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  let sweeper: NodeJS.Timeout | undefined
  const closeIdle = (): void => {
    server.closeIdleConnections()
    // Connections that turn idle meanwhile would otherwise be kept alive.
    sweeper = setInterval(() => server.closeIdleConnections(), 50)
  }
  const rest = setTimeout(closeIdle, Math.min(LAST_REQUEST_MS, graceMs))
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(rest)
  clearInterval(sweeper)
  clearTimeout(cut)
}
