import type { Log } from '../log/log.ts'

/**
 * Does some work again and again, as long as the server runs: the next time so many milliseconds
 * after the last has ended. Gives what ends it, which waits for work that has begun; `isStopped`
 * tells long work to come to its end. What fails is logged and tried again.
 */
export function regularly(
  { name, everyMs, log }: { name: string; everyMs: number; log: Log },
  work: (isStopped: () => boolean) => Promise<unknown>,
): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = work(() => isStopped)
      .then(
        () => undefined,
        (error: unknown) => {
          if (!isStopped) log.error({ err: error, job: name }, 'A regular job failed')
        },
      )
      .then(() => {
        if (!isStopped) timer = setTimeout(run, everyMs).unref()
      })
  }
  run()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
