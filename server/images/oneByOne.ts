import { refuse } from '#server/domain/refusal.ts'

/** Runs works one after another, so that the memory and the time of one bound those of all. Gives what takes a work; beyond so many that wait it refuses. */
export function oneByOne(waitingMax: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= waitingMax) throw refuse('UNAVAILABLE', 'Many images are being worked on just now. Try again in a minute.', 'image')
    waiting += 1
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}
