import type { ServerResponse } from 'node:http'
import { AnswerRoom } from './answerRoom.ts'
import { Refusal } from './refusal.ts'

/** Bytes of answers that were made and not yet taken by the system: for one client, and for all. */
const MOST = { perClient: 16 * 1024 * 1024, inAll: 64 * 1024 * 1024 } as const
/** An answer that no page is complete without; it has twice the room, so that large ones cannot crowd it out. */
const SMALL = 64 * 1024
/** A reader has so long for any answer, and longer for a large one: by its bytes a millisecond. */
const PATIENCE = { ms: 30_000, bytesPerMs: 32 } as const

/** Counts the answers that clients have not read yet. */
export interface AnswersInFlight {
  /** Throws Refusal to a client that has too much to read already: before its next answer is made. */
  requireRoom(client: string): void
  /**
   * Waits until an answer of so many bytes at most may be made. Gives what is to be called when it
   * is made. Throws WorkDropped where there is no room in time.
   */
  make(client: string, bytes: number, signal: AbortSignal): Promise<() => void>
  /** Counts an answer until it is taken or its reader given up. Throws Refusal where there is no room for it. */
  hold(client: string, bytes: number, response: ServerResponse): void
}

/** Starts counting; `most` and `patience` are for tests. */
export function countAnswers(
  most: { perClient: number; inAll: number } = MOST,
  patience: { ms: number; bytesPerMs: number } = PATIENCE,
): AnswersInFlight {
  const held = new Map<string, number>()
  const room = new AnswerRoom(most.inAll)
  let inAll = 0
  const add = (client: string, bytes: number): void => {
    inAll += bytes
    const sum = (held.get(client) ?? 0) + bytes
    if (sum === 0) held.delete(client)
    else held.set(client, sum)
    room.add(bytes)
  }
  const requireRoom = (client: string, bytes = 0): void => {
    const times = bytes <= SMALL ? 2 : 1
    if ((held.get(client) ?? 0) + bytes > times * most.perClient)
      throw new Refusal(429, 'Read the answers that you have asked for first.', {
        'retry-after': '5',
      })
    if (inAll + bytes > times * most.inAll)
      throw new Refusal(503, 'The server is sending too many answers. Try again in a moment.', {
        'retry-after': '5',
      })
  }
  return {
    requireRoom,
    make: (client, bytes, signal) => room.enter(client, bytes, signal),
    hold: (client, bytes, response) => {
      requireRoom(client, bytes)
      // The reader has gone meanwhile: nothing would ever tell that it can be forgotten.
      if (response.destroyed) return
      add(client, bytes)
      const late = setTimeout(
        () => response.destroy(),
        patience.ms + bytes / patience.bytesPerMs,
      ).unref()
      response.once('close', () => {
        clearTimeout(late)
        add(client, -bytes)
      })
    },
  }
}
