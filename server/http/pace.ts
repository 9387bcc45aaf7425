import { beforeRefusal } from './refusal.ts'

/**
 * Gives a function that waits for a client who has done something as often within this second as
 * may be done at once: a quarter of a second each time, so that nobody is refused, and nobody
 * keeps the server to themselves. `now` gives milliseconds, and is for tests.
 */
export function createPace(
  perSecond: number,
  now: () => number = () => performance.now(),
): (client: string) => Promise<void> {
  const counts = new Map<string, number>()
  let until = 0
  return async (client) => {
    if (now() >= until) {
      counts.clear()
      until = now() + 1_000
    }
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    if (count > perSecond) await beforeRefusal()
  }
}
