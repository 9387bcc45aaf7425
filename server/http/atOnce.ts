import { Refusal } from './refusal.ts'

/**
 * Operations that are executed or wait for their turn: each holds its memory. Of one address, behind
 * which many people may be, and of all.
 */
const MOST = { perClient: 100, inAll: 600 } as const

type AtOnce = <T>(client: string, work: () => Promise<T>) => Promise<T>

/**
 * Gives a function that runs works at the same time, so many of each client and so many in all. It
 * rejects those beyond with what `refusalOf` gives, by the limit that they met.
 */
export function atOnce(
  most: { each: number; all: number },
  refusalOf: (limit: 'each' | 'all') => Error,
): AtOnce {
  const running = new Map<string, number>()
  let total = 0
  const count = (client: string, by: 1 | -1): void => {
    const own = (running.get(client) ?? 0) + by
    if (own === 0) running.delete(client)
    else running.set(client, own)
    total += by
  }
  return async (client, work) => {
    const isOver = (running.get(client) ?? 0) >= most.each
    if (isOver || total >= most.all) throw refusalOf(isOver ? 'each' : 'all')
    count(client, 1)
    try {
      return await work()
    } finally {
      count(client, -1)
    }
  }
}

/** The same for requests, refused late, with a status and when to try again; `most` is for tests. */
export function countAtOnce(most: { perClient: number; inAll: number } = MOST): AtOnce {
  const after = { 'retry-after': '2' }
  return atOnce({ each: most.perClient, all: most.inAll }, (limit) =>
    limit === 'each'
      ? new Refusal(429, 'Too many of your requests are already waiting.', after, true)
      : new Refusal(503, 'The server is busy. Try again in a moment.', after, true),
  )
}
