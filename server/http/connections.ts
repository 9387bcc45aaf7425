import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { LATE_MS } from './refusal.ts'

/** The number of connections open at once, and the time that they wait for their client. */
export interface ConnectionLimits {
  readonly perAddress: number
  readonly inAll: number
  /** Milliseconds between two requests. */
  readonly idleMs: number
  /** Milliseconds without a byte before the first request, and without a byte taken of an answer. */
  readonly silentMs: number
}

/**
 * Gives the limits of a server. Behind a proxy all connections come from its address, and it keeps
 * them for later requests, some proxies for ten minutes.
 */
export const connectionLimits = (trustProxy: boolean): ConnectionLimits => ({
  perAddress: trustProxy ? Infinity : 200,
  inAll: 2_000,
  idleMs: trustProxy ? 660_000 : 10_000,
  silentMs: 10_000,
})

interface Connection {
  readonly socket: Socket
  readonly address: string
  /** The latest one. */
  request: IncomingMessage | null
  /** In the order of their requests, each with what begins to answer it. */
  readonly unanswered: Map<ServerResponse, () => void>
  /** What had gone through it when it fell silent; null while it did not. */
  silentAt: string | null
  /** Set where too much was asked for at once: nothing more is answered. */
  isOver: boolean
}

const opened = (socket: Socket, address: string): Connection => ({
  socket,
  address,
  request: null,
  unanswered: new Map(),
  silentAt: null,
  isOver: false,
})

/** A server that stood still finds out late what came meanwhile: milliseconds to read it, of those of a silent connection. */
const SECOND_LOOK_MS = 1_000

/** Requests of one connection that wait behind each other: no browser sends the next one before it has an answer. */
const PIPELINED = 16

/** Whether it is the client's turn: to ask, to send the rest of a request, or to read an answer. */
const waitsForClient = ({ socket, request, unanswered }: Connection): boolean =>
  unanswered.size === 0 || request?.complete === false || socket.writableLength > 0

/**
 * Answers the requests of a server, those of one connection one after the other, and bounds its
 * connections. Beyond a limit, a new connection takes the place of the one that has waited longest
 * for its client; it is closed when the server works for all others.
 */
export function boundConnections(
  server: Server,
  { perAddress, inAll, idleMs, silentMs }: ConnectionLimits,
  answer: RequestListener,
): void {
  // Sets and maps keep their order: what waits longest comes first.
  const open = new Map<Socket, Connection>()
  const byAddress = new Map<string, Set<Connection>>()

  const forget = (connection: Connection): void => {
    open.delete(connection.socket)
    const others = byAddress.get(connection.address)
    others?.delete(connection)
    if (others?.size === 0) byAddress.delete(connection.address)
  }
  const putLast = (connection: Connection): void => {
    forget(connection)
    connection.silentAt = null
    open.set(connection.socket, connection)
    const others = byAddress.get(connection.address) ?? new Set()
    byAddress.set(connection.address, others.add(connection))
  }
  const giveUp = (connection: Connection): void => {
    forget(connection)
    // The part of an answer that the system has taken still reaches a slow reader; the rest is dropped.
    if (connection.socket.writableLength > 0) connection.socket.resetAndDestroy()
    else connection.socket.destroy()
  }
  const makeRoom = (connections: Iterable<Connection>): boolean => {
    for (const connection of connections)
      if (waitsForClient(connection)) {
        giveUp(connection)
        return true
      }
    return false
  }

  server.on('connection', (socket: Socket) => {
    const address = addressGroup(socket.remoteAddress ?? '')
    const others = byAddress.get(address) ?? new Set()
    const hasRoom =
      (others.size < perAddress || makeRoom(others)) &&
      (open.size < inAll || makeRoom(open.values()))
    if (!hasRoom) {
      socket.resetAndDestroy()
      return
    }
    const connection = opened(socket, address)
    putLast(connection)
    socket.once('close', () => forget(connection))
  })
  server.on('request', (request, response) => {
    const connection = open.get(request.socket)
    if (connection === undefined || connection.isOver) return
    const { socket, unanswered } = connection
    if (unanswered.size >= PIPELINED) {
      connection.isOver = true
      socket.pause()
      // Late: who is closed at once comes back at once.
      setTimeout(() => giveUp(connection), LATE_MS)
      return
    }
    connection.request = request
    unanswered.set(response, () => answer(request, response))
    putLast(connection)
    if (unanswered.size === 1) answer(request, response)
    response.once('close', () => {
      unanswered.delete(response)
      if (socket.destroyed || connection.isOver || !open.has(socket)) return
      putLast(connection)
      const [next] = unanswered.values()
      next?.()
    })
  })
  endSilent(server, open, { idleMs, silentMs }, giveUp)
}

/** Gives connections up that have been silent for their time when it is their turn. */
function endSilent(
  server: Server,
  open: ReadonlyMap<Socket, Connection>,
  { idleMs, silentMs }: Pick<ConnectionLimits, 'idleMs' | 'silentMs'>,
  giveUp: (connection: Connection) => void,
): void {
  const secondLookMs = Math.min(SECOND_LOOK_MS, silentMs / 2)
  const firstLookMs = silentMs - secondLookMs
  server.keepAliveTimeout = idleMs - secondLookMs
  // Node leaves it to this listener to end idle connections as well.
  server.setTimeout(firstLookMs, (socket) => {
    const connection = open.get(socket)
    if (!connection || (connection.unanswered.size > 0 && socket.writableLength === 0)) return
    const now = `${socket.bytesRead} ${socket.writableLength}`
    if (connection.silentAt === now) return giveUp(connection)
    // Who went on since the first look has all of the time again.
    connection.silentAt = connection.silentAt === null ? now : null
    socket.setTimeout(connection.silentAt === null ? firstLookMs : secondLookMs)
  })
}
