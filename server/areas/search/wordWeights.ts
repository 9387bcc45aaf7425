import { LRUCache } from 'lru-cache'
import { listed } from '#server/areas/ideas/ideaFilter.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { inReadableBoard, readableLevels } from '#server/kernel/visibility.ts'
import { byIndex, readable } from './fences.ts'
import type { SearchQuery } from './searchQuery.ts'

/** A word of a search, and its share of what they all say: together at most 1. */
export interface WordWeight {
  query: string
  share: number
  /** So few ideas have it that all of them can be looked at. */
  isRare: boolean
}

/** The weight of a word that no idea has, taken from the others: it may be a typing error for one that says much. */
const UNKNOWN = 8
/** A word that so many ideas have says as little as any other. */
const COMMON_FROM = 128

/** Milliseconds for which a count is given again, and the number of counts that are kept. */
const KEPT_MS = 300_000
const KEPT = 5_000

/** Gives how many ideas have each word, up to what is common, of those that the actor finds in lists. */
export type CountWords = (db: Db, actor: Actor, words: readonly string[]) => Promise<number[]>

const shown = `${listed} and ${inReadableBoard('$2')}`
const counts = statement<{ count: number }>(
  'word_counts',
  `select (select count(*) from (select from ${byIndex('x.words @@ w.query::tsquery')} hit, lateral ${readable('hit.number', shown)} readable limit ${COMMON_FROM}) counted)::int as count
   from unnest($1::text[]) with ordinality w (query, place) order by w.place`,
)

/** Counts them each time. */
export const countWords: CountWords = async (db, actor, words) =>
  (await db.query(counts, [words, readableLevels(actor)])).map(({ count }) => count)

/**
 * Gives counts of the last minutes again, to all who may read the same boards: while somebody types,
 * each request asks for the same words, and a few ideas more or less change no order. A word that no
 * idea has is counted anew, since the next idea may be the one that is searched for.
 */
export function keptCounts(count: CountWords): CountWords {
  const kept = new LRUCache<string, number>({ max: KEPT, ttl: KEPT_MS })
  return async (db, actor, words) => {
    const levels = readableLevels(actor).join()
    const keyOf = (word: string) => `${levels} ${word}`
    const known = new Map(words.map((word) => [word, kept.get(keyOf(word))]))
    const unknown = [...known.keys()].filter((word) => known.get(word) === undefined)
    const counted = unknown.length === 0 ? [] : await count(db, actor, unknown)
    unknown.forEach((word, at) => {
      known.set(word, counted[at])
      if (counted[at]) kept.set(keyOf(word), counted[at])
    })
    return words.map((word) => known.get(word) ?? 0)
  }
}

/**
 * Weighs the telling words of a search: the fewer ideas have one, of those that the actor finds in
 * lists, the more it says. Gives the weight of each as a digit; none for a search of one word.
 */
export async function weighWords(
  db: Db,
  actor: Actor,
  { telling }: Pick<SearchQuery, 'telling'>,
  count: CountWords = countWords,
): Promise<string> {
  return telling.length < 2 ? '' : (await count(db, actor, telling)).map(weightOf).join('')
}

/** Reads the digits of `weighWords`: a word that no idea has is left out. */
export function readWeights(
  { telling }: Pick<SearchQuery, 'telling'>,
  digits: string,
): WordWeight[] {
  const weights = [...digits].map(Number)
  const sum = weights.reduce((all, weight) => all + (weight || UNKNOWN), 0)
  return telling.flatMap((query, at) => {
    const weight = weights[at] ?? 0
    return weight === 0 ? [] : [{ query, share: weight / sum, isRare: weight > 1 }]
  })
}

/**
 * The inverse document frequency of a word as its binary logarithm, from 1 on. In whole steps: one
 * more idea hardly ever changes the order of a list that somebody reads.
 */
function weightOf(count: number): number {
  return count === 0 ? 0 : 1 + Math.floor(Math.log2(COMMON_FROM / count))
}
