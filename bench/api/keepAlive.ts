import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  readonly status: number
  readonly bytes: number
}

/**
 * A keep-alive connection that sends one request after the other with as little work as possible.
 */
export interface Connection {
  send(request: Buffer): Promise<HttpAnswer>
  close(): void
}

/**
 * Opens a connection. Requests reject for answers without a content-length, and when the connection
 * breaks.
 */
export async function openConnection(host: string, port: number): Promise<Connection> {
  const socket = await opened(host, port)
  let waiting: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | undefined
  let chunks: Buffer[] = []
  let size = 0
  let head: { status: number; whole: number } | undefined

  function receive(chunk: Buffer): void {
    chunks.push(chunk)
    size += chunk.length
    if (head === undefined) {
      const start = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      chunks = [start]
      const end = start.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = start.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined)
        return fail(new Error(`An answer without content-length: ${text.slice(0, 200)}`))
      head = { status: Number(text.slice(9, 12)), whole: end + 4 + Number(length) }
    }
    if (size < head.whole) return
    const answer = { status: head.status, bytes: head.whole }
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
