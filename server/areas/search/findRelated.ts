import { LRUCache } from 'lru-cache'
import { limits } from '#rules/limits.ts'
import { RELATED_FROM, relatedness } from '#rules/relatedness.ts'
import { plainSynonyms, type ReadSynonyms } from '#server/areas/synonyms/synonyms.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { readableLevels } from '#server/kernel/visibility.ts'
import { alikeIdeas } from './similarIdeas.ts'

type Titled = Pick<IdeaRow, 'number' | 'title'>

/** Gives the numbers of the ideas that are related to one, of those that the actor finds by searching. */
export type ReadRelated = (
  db: Db,
  actor: Actor,
  idea: Titled,
  synonyms?: ReadSynonyms,
) => Promise<number[]>

/** Titles that are compared: less than while somebody writes, since nobody asked. */
const COMPARED = 100
/** Milliseconds for which what was found is given again, and the number of ideas of which it is. */
const KEPT_MS = 600_000
const KEPT = 5_000

/** Numbers of the ideas that are related enough (rules/relatedness.ts) to be shown to somebody who did not ask, the nearest first. */
export const findRelated: ReadRelated = async (
  db,
  actor,
  { number, title },
  synonyms = plainSynonyms(db),
) => {
  const alike = await alikeIdeas(db, actor, { title }, synonyms, {
    most: COMPARED,
    from: RELATED_FROM,
    compare: (wanted, weights, other) => ({
      score: relatedness(wanted, weights, title, other),
      words: [],
    }),
  })
  return alike
    .map((one) => one.number)
    .filter((one) => one !== number)
    .slice(0, limits.relatedIdeas)
}

/**
 * Gives what was found within the last minutes for all who may read the same boards: every visit of
 * an idea asks. A caller reads the ideas themselves anew, by their own rights. What failed for one is
 * looked for again for the next.
 */
export function keptRelated(read: ReadRelated): ReadRelated {
  const kept = new LRUCache<string, Promise<number[]>>({ max: KEPT, ttl: KEPT_MS })
  return (db, actor, idea, synonyms) => {
    const key = `${readableLevels(actor).join()} ${idea.number} ${idea.title}`
    const known = kept.get(key)
    // It began with the turn and the patience of whoever asked first.
    if (known) return known.catch(() => read(db, actor, idea, synonyms))
    const found = read(db, actor, idea, synonyms)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    return found
  }
}
