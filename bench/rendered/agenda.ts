/** Work that is due at moments, in milliseconds of some clock. */
export interface Agenda {
  now(): number
  /** Does the work at a moment; what is due at the same one is done in the order in which it was added. */
  at(moment: number, work: () => void): void
}

interface Entry {
  readonly moment: number
  readonly work: () => void
}

/** Gives the place behind all entries that are due no later than a moment. */
function placeOf(entries: readonly Entry[], moment: number): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle] as Entry).moment <= moment) low = middle + 1
    else high = middle
  }
  return low
}

/** An agenda whose clock stands still but for `run`, which does all that is due and all that follows from it. */
export function createStillAgenda(): Agenda & { run(): void } {
  const entries: Entry[] = []
  let now = 0
  return {
    now: () => now,
    at: (moment, work) => void entries.splice(placeOf(entries, moment), 0, { moment, work }),
    run() {
      for (let entry = entries.shift(); entry; entry = entries.shift()) {
        now = Math.max(now, entry.moment)
        entry.work()
      }
    },
  }
}

/** An agenda by the clock of this process. One timer for all: of two timers, the later one may ring first. */
export function createAgenda(): Agenda {
  const entries: Entry[] = []
  let timer: NodeJS.Timeout | undefined
  const arm = (): void => {
    clearTimeout(timer)
    const [next] = entries
    if (next) timer = setTimeout(ring, Math.max(0, next.moment - performance.now()))
  }
  const ring = (): void => {
    while (entries[0] && entries[0].moment <= performance.now()) entries.shift()?.work()
    arm()
  }
  return {
    now: () => performance.now(),
    at(moment, work) {
      const place = placeOf(entries, moment)
      entries.splice(place, 0, { moment, work })
      if (place === 0) arm()
    },
  }
}
