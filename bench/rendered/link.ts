import type { Agenda } from './agenda.ts'

/** A way between browser and server, as TCP has it. */
export interface LinkShape {
  /** Milliseconds there and back. */
  readonly roundTrip: number
  readonly megabits: number
}

/** The narrowest place of one direction, which all connections share. */
export interface Bottleneck {
  /** Takes bytes behind all that wait there; gives the moment at which the last of them arrives. */
  pass(bytes: number): number
}

/** One direction of one connection. */
export interface Flow {
  send(bytes: Buffer): void
  /** Nothing follows any more. */
  end(): void
}

interface FlowParts {
  readonly agenda: Agenda
  readonly bottleneck: Bottleneck
  readonly roundTrip: number
  /** The moment from which bytes may leave: the handshake is over. */
  readonly opensAt: number
  readonly deliver: (bytes: Buffer) => void
  readonly close: () => void
}

/** Bytes of a segment on Ethernet. */
export const SEGMENT = 1_460
/** Bytes that may be under way before anything is acknowledged: ten segments (RFC 6928). */
export const FIRST_WINDOW = 10 * SEGMENT

/** The narrowest place of one direction of a link. */
export function createBottleneck(
  { now }: Pick<Agenda, 'now'>,
  { roundTrip, megabits }: LinkShape,
): Bottleneck {
  const bytesPerMs = (megabits * 1e6) / 8 / 1_000
  let free = 0
  return {
    pass(bytes) {
      free = Math.max(free, now()) + bytes / bytesPerMs
      return free + roundTrip / 2
    },
  }
}

/**
 * One direction of a connection in slow start: what is under way fits into a window, which grows by
 * each byte that is acknowledged, so that it doubles with each round trip. Nothing is lost, and an
 * idle connection keeps its window.
 */
export function createFlow({
  agenda,
  bottleneck,
  roundTrip,
  opensAt,
  deliver,
  close,
}: FlowParts): Flow {
  const waiting: Buffer[] = []
  let [window, underWay, last] = [FIRST_WINDOW, 0, opensAt]
  let hasEnded = false

  const acknowledge = (bytes: number): void => {
    underWay -= bytes
    window += bytes
    pump()
  }
  const pump = (): void => {
    for (let bytes = waiting[0]; bytes && underWay < window; bytes = waiting[0]) {
      const segment = bytes.subarray(0, SEGMENT)
      if (bytes.length > SEGMENT) waiting[0] = bytes.subarray(SEGMENT)
      else waiting.shift()
      underWay += segment.length
      last = bottleneck.pass(segment.length)
      agenda.at(last, () => deliver(segment))
      agenda.at(last + roundTrip / 2, () => acknowledge(segment.length))
    }
    if (hasEnded && waiting.length === 0) {
      hasEnded = false
      agenda.at(last, close)
    }
  }
  const start = (): void => {
    if (agenda.now() >= opensAt) pump()
    else agenda.at(opensAt, pump)
  }
  return {
    send(bytes) {
      waiting.push(bytes)
      start()
    },
    end() {
      hasEnded = true
      start()
    },
  }
}
