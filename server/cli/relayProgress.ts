/**
 * Runs work that reports its progress, and yields the newest report whenever somebody takes one:
 * those that nobody was there for are left out. Gives what the work gives.
 */
export async function* relayProgress<Progress, Result>(
  start: (onProgress: (progress: Progress) => void) => Promise<Result>,
): AsyncGenerator<{ progress: Progress }, Result> {
  let latest: { progress: Progress } | null = null
  let wake = (): void => undefined
  const work = start((progress) => {
    latest = { progress }
    wake()
  })
  const settled = work.then(
    () => true,
    () => true,
  )
  for (;;) {
    const told = new Promise<false>((resolve) => (wake = () => resolve(false)))
    if (latest !== null) wake()
    if (await Promise.race([settled, told])) break
    const line: { progress: Progress } | null = latest
    latest = null
    if (line !== null) yield line
  }
  return work
}
