import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which others get their turn: a request that waits meanwhile does not notice. */
const LONGEST = 10

/** Gives a function to await between small pieces of work, so that a server keeps answering while it imports. */
export function createYield(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST) return
    await setImmediate()
    since = performance.now()
  }
}
