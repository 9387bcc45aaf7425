/**
 * Gives a function that counts what a client does, and tells whether it has done that as often
 * within this second as may be done at once. `now` gives milliseconds, and is for tests.
 */
export function createPace(
  perSecond: number,
  now: () => number = () => performance.now(),
): (client: string) => boolean {
  const counts = new Map<string, number>()
  let until = 0
  return (client) => {
    if (now() >= until) {
      counts.clear()
      until = now() + 1_000
    }
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count > perSecond
  }
}
