import type { Log } from '../log/log.ts'

const DAY = 86_400_000

/**
 * Does some jobs, one after another, now and then once a day, as long as the server runs. One that
 * fails is logged, keeps none of the others from being done, and is tried again the next day. Gives
 * what ends it, which waits for the job that has begun.
 */
export function daily(
  log: Log,
  jobs: Readonly<Record<string, () => Promise<unknown>>>,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const doAll = async (): Promise<void> => {
    for (const [job, work] of Object.entries(jobs)) {
      if (isStopped) return
      try {
        await work()
      } catch (error) {
        log.error({ err: error, job }, 'A daily job failed')
      }
    }
  }
  const run = (): void => {
    running = doAll()
  }
  run()
  const timer = setInterval(run, DAY)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
