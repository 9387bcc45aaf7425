import type { ImportCounts } from './counts.ts'

/**
 * The progress of an import. `total` counts everything the source holds, `perSecond` is the recent
 * speed.
 */
export interface Progress {
  phase: 'looking' | 'reading' | 'linking'
  done: number
  total: number
  perSecond: number
  /** Null until there is a rate to tell it by. */
  secondsLeft: number | null
  /** The records imported so far. */
  counts: ImportCounts
}

/** Milliseconds between two reports, so that reporting costs nothing. */
const INTERVAL = 100

/** Tells `report` how far things are, not oftener than anybody can read. */
export function createProgress(
  counts: ImportCounts,
  report: (progress: Progress) => void,
): { start(phase: Progress['phase'], total: number): void; step(): void; end(): void } {
  let phase: Progress['phase'] = 'looking'
  let done = 0,
    total = 0,
    startedAt = performance.now(),
    reportedAt = -Infinity

  function tell(now: number): void {
    reportedAt = now
    const seconds = (now - startedAt) / 1000
    const perSecond = seconds > 0 ? done / seconds : 0
    report({
      phase,
      done,
      total,
      perSecond,
      secondsLeft: perSecond > 0 ? Math.max(0, total - done) / perSecond : null,
      counts: { ...counts },
    })
  }

  return {
    start(next, size) {
      phase = next
      total = size
      done = 0
      startedAt = performance.now()
      tell(startedAt)
    },
    step() {
      done++
      const now = performance.now()
      if (now - reportedAt >= INTERVAL) tell(now)
    },
    end() {
      tell(performance.now())
    },
  }
}
