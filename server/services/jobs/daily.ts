import type { Log } from '../log/log.ts'

const DAY = 86_400_000

/**
 * Does some work now and then once a day, as long as the server runs. Gives what ends it, which
 * waits for work that has begun. What fails is logged and tried again the next day.
 */
export function daily(name: string, log: Log, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = work().then(
      () => undefined,
      (error: unknown) => log.error({ err: error, job: name }, 'A daily job failed'),
    )
  }
  run()
  const timer = setInterval(run, DAY)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
