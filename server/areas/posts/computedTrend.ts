import { trend } from '#rules/ranking.ts'
import type { Db } from '#server/db/database.ts'
import { findAllBoosts } from './ideaBoosts.ts'

/** An idea's trend as its votes (imported ones counting as cast when it was written) and comments make it, from the rows themselves. */
export async function computedTrend(
  db: Db,
  idea: { number: number; createdAt: string },
): Promise<number> {
  return trend(await findAllBoosts(db, idea.number), Date.parse(idea.createdAt))
}
