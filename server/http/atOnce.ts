import { Refusal } from './refusal.ts'

/**
 * Requests that are answered or wait for their turn: each holds its memory. Of one address, behind
 * which many people may be, and of all.
 */
const MOST = { perClient: 100, inAll: 600 } as const

/**
 * Gives a function that runs works at once, so many of each client and so many in all. It throws
 * Refusal to those beyond; `most` is for tests.
 */
export function countAtOnce(
  most: { perClient: number; inAll: number } = MOST,
): <T>(client: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, number>()
  let inAll = 0
  return async (client, work) => {
    const own = running.get(client) ?? 0
    if (own >= most.perClient)
      throw new Refusal(429, 'Too many of your requests wait already.', { 'retry-after': '2' })
    if (inAll >= most.inAll)
      throw new Refusal(503, 'The server is busy. Try again in a moment.', { 'retry-after': '2' })
    running.set(client, own + 1)
    inAll += 1
    try {
      return await work()
    } finally {
      const left = (running.get(client) ?? 1) - 1
      if (left === 0) running.delete(client)
      else running.set(client, left)
      inAll -= 1
    }
  }
}
