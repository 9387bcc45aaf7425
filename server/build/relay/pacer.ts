// An editor tells of one save several times within a few milliseconds.
const settleTime = 15

/** Runs work on request: requests that come together run it once, and one that comes meanwhile runs it once more. */
export function createPacer(work: () => Promise<void>): { request(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWanted = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isRunning = false
  }

  return {
    request() {
      isWanted = true
      clearTimeout(timer)
      timer = setTimeout(() => void run(), settleTime)
    },
  }
}
