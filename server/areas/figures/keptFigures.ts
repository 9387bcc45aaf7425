import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readableLevels } from '#server/kernel/visibility.ts'

/** Gives figures of all boards that an actor may read. */
export type ReadFigures<Figures> = (db: Db, actor: Actor) => Promise<Figures>

/** Milliseconds for which counted figures are given again: they are of a year. */
const KEPT_MS = 60_000

/**
 * Gives figures as they were counted within the last minute: one count for all who may read the same
 * boards. What failed for one is counted anew for the next.
 */
export function keptFigures<Figures>(
  read: ReadFigures<Figures>,
  now: () => number = Date.now,
): ReadFigures<Figures> {
  const kept = new Map<string, { until: number; figures: Promise<Figures> }>()
  return async (db, actor) => {
    const key = readableLevels(actor).join()
    const known = kept.get(key)
    if (known && known.until > now()) return known.figures
    const figures = read(db, actor)
    kept.set(key, { until: now() + KEPT_MS, figures })
    figures.catch(() => kept.delete(key))
    return figures
  }
}
