import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { countAtOnce } from './atOnce.ts'

/** Requests from their headers on, whose bodies may still be arriving. */
const IN_HAND = { perClient: 100, inAll: 2_000 } as const

type InHand = <T>(client: string, request: IncomingMessage, work: () => Promise<T>) => Promise<T>

/**
 * Gives a function that works on requests at the same time, so many of each client and so many in
 * all; `most` is for tests. Beyond a client's limit a new request takes the place of the one that
 * has waited longest for the rest of its body, whose connection is closed: people share an address,
 * and whoever sends nothing should not keep them out. Rejects with a Refusal where all have arrived.
 */
export function countInHand(most: { perClient: number; inAll: number } = IN_HAND): InHand {
  const atOnce = countAtOnce(most)
  // A set keeps its order: who came first waits longest.
  const inHand = new Map<string, Set<IncomingMessage>>()
  const makeRoom = (client: string): boolean => {
    const own = inHand.get(client)
    if (own === undefined || own.size < most.perClient) return false
    const awaited = [...own].find(({ complete, destroyed }) => !complete && !destroyed)
    awaited?.destroy()
    return awaited !== undefined
  }
  const forget = (client: string, request: IncomingMessage): void => {
    const own = inHand.get(client)
    own?.delete(request)
    if (own?.size === 0) inHand.delete(client)
  }
  return async (client, request, work) => {
    // The reading of a body ends, and gives its place back, before the next turn of the event loop;
    // what arrives in this turn may take that place, so it is looked at again.
    while (makeRoom(client)) await setImmediate()
    return atOnce(client, async () => {
      inHand.set(client, (inHand.get(client) ?? new Set()).add(request))
      try {
        return await work()
      } finally {
        forget(client, request)
      }
    })
  }
}
