import { connect, type Socket } from 'node:net'

const LAST_CHUNK = '\r\n0\r\n\r\n'

export interface HttpAnswer {
  readonly status: number
  readonly bytes: number
  /** Where it leads; null where it leads nowhere. */
  readonly location: string | null
}

/**
 * A keep-alive connection that sends one request after the other with as little work as possible.
 */
export interface Connection {
  send(request: Buffer): Promise<HttpAnswer>
  close(): void
}

/**
 * Opens a connection. Requests reject for answers that tell no length and are not chunked, and when
 * the connection breaks. What is told ahead of an answer (103) is no part of it.
 */
export async function openConnection(host: string, port: number): Promise<Connection> {
  const socket = await opened(host, port)
  let waiting: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | undefined
  let chunks: Buffer[] = []
  let size = 0
  let head: (Omit<HttpAnswer, 'bytes'> & { whole: number | null }) | undefined

  function receive(chunk: Buffer): void {
    chunks.push(chunk)
    size += chunk.length
    if (head === undefined) {
      const start = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      chunks = [start]
      const end = start.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = start.toString('latin1', 0, end)
      const status = Number(text.slice(9, 12))
      if (status < 200) {
        chunks = []
        size = 0
        const rest = start.subarray(end + 4)
        return rest.length > 0 ? receive(rest) : undefined
      }
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined && !/\r\ntransfer-encoding: chunked/i.test(text))
        return fail(new Error(`An answer without an end: ${text.slice(0, 200)}`))
      const location = /\r\nlocation: (\S+)/i.exec(text)?.[1] ?? null
      head = { status, location, whole: length === undefined ? null : end + 4 + Number(length) }
    }
    if (head.whole === null ? !endsInLastChunk(chunks) : size < head.whole) return
    const answer = { status: head.status, location: head.location, bytes: size }
    chunks = []
    size = 0
    head = undefined
    waiting?.resolve(answer)
  }

  function fail(error: Error): void {
    waiting?.reject(error)
    socket.destroy()
  }

  socket.on('data', receive)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The connection was closed')))
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/** Nothing follows an answer before the next request, so that its last bytes tell its end. */
function endsInLastChunk(chunks: readonly Buffer[]): boolean {
  const last = chunks.at(-1) ?? Buffer.alloc(0)
  const tail =
    last.length >= LAST_CHUNK.length ? last : Buffer.concat(chunks.slice(-LAST_CHUNK.length))
  return tail.subarray(-LAST_CHUNK.length).toString('latin1') === LAST_CHUNK
}

function opened(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

/** Another address of a client for each number, as a proxy would say. */
export const addressOf = (index: number): string => `198.18.${(index >> 8) & 255}.${index & 255}`

/** A page asked for as a browser does, as bytes. */
export function pageBytes({
  host,
  port,
  path,
  cookie,
  address,
}: Omit<Parameters<typeof postBytes>[0], 'body'>): Buffer {
  const head = [
    `GET ${path} HTTP/1.1`,
    `host: ${host}:${port}`,
    'accept: text/html',
    'accept-encoding: br',
    `x-forwarded-for: ${address}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n`)
}

/** A GraphQL post as bytes. */
export function postBytes({
  host,
  port,
  path,
  body,
  cookie,
  address,
}: {
  host: string
  port: number
  path: string
  body: string
  cookie?: string
  /** The client's, as a proxy would say. */
  address: string
}): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}:${port}`,
    'accept: */*',
    `x-forwarded-for: ${address}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}
