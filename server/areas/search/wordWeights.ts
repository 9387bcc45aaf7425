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

const shown = `${listed} and ${inReadableBoard('$2')}`
/** Counts up to what is common. */
const counts = statement<{ count: number }>(
  'word_counts',
  `select (select count(*) from (select from ${byIndex('x.words @@ w.query::tsquery')} hit, lateral ${readable('hit.number', shown)} readable limit ${COMMON_FROM}) counted)::int as count
   from unnest($1::text[]) with ordinality w (query, place) order by w.place`,
)

/**
 * Weighs the telling words of a search: the fewer ideas have one, of those that the actor finds in
 * lists, the more it says; a word that none has is left out of the answer. None for a search of one
 * word.
 */
export async function weighWords(
  db: Db,
  actor: Actor,
  { telling }: Pick<SearchQuery, 'telling'>,
): Promise<WordWeight[]> {
  if (telling.length < 2) return []
  const rows = await db.query(counts, [telling, readableLevels(actor)])
  const weights = rows.map(({ count }) => weightOf(count))
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
