/** Milliseconds between two times that the same is told. */
const EVERY_MS = 10_000

/** Tells what comes in a flood at most every ten seconds. `now` is for tests. */
export function rarely<Value>(
  tell: (value: Value) => void,
  now: () => number = () => performance.now(),
): (value: Value) => void {
  let toldAt = -Infinity
  return (value) => {
    if (now() - toldAt < EVERY_MS) return
    toldAt = now()
    tell(value)
  }
}
