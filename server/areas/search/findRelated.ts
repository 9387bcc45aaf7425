import DataLoader from 'dataloader'
import { limits } from '#rules/limits.ts'
import { asciiKey } from '#rules/searchText.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { boardReadable, readableLevels } from '#server/kernel/visibility.ts'
import { byIndex, ideaOf, readable, wordsOf } from './fences.ts'
import { withThreshold } from './gather.ts'
import { relevanceFor } from './relevance.ts'
import { readSearch, unquoted, type SearchTerms } from './searchTerms.ts'

/** The share of what the words of a title say that another title must have to be related. */
const RELATED_FROM = 0.34
/** The similarity of titles that are taken for alike, the number of candidates of each kind, and of those compared. */
const SIMILARITY = 0.4
const CANDIDATES = 100
const COMPARED = 40
/** Ideas in one statement, for which everybody waits on the embedded engine: together they take as long as a search. */
const AT_ONCE = 2

const listed = `i.state = 'LIVE' and i.merged_into is null and ${boardReadable('$4')}`
const found = (match: string) =>
  `(select hit.number from ${byIndex(match)} hit, lateral ${readable('hit.number', listed)} readable limit ${CANDIDATES})`
/** Comparing titles letter by letter takes twice as long as looking words up, so it is done where these are few. */
const alike = found(`${withThreshold(SIMILARITY)} and w.typed <% x.title_key`)
const candidates = `with worded as materialized ${found('x.title_words @@ w.words::tsquery')}
  select number from worded union select number from ${alike} alike where (select count(*) from worded) <= ${limits.relatedIdeas}`
const related = statement<{ found: { number: number; title: string; votes: number }[] }>(
  'related_ideas',
  `select coalesce((select json_agg(r) from
     (select i.number, i.title, i.vote_total as votes
      from (${candidates}) taken,
        lateral ${ideaOf('taken.number')} i, lateral ${wordsOf('taken.number')} x where i.number <> w.number
      order by ts_rank(x.title_words, w.words::tsquery) + word_similarity(w.typed, x.title_key) desc, i.vote_total desc, i.number desc limit ${COMPARED}) r), '[]') as found
   from unnest($1::int[], $2::text[], $3::text[]) with ordinality w (number, words, typed, place) order by w.place`,
)

type Titled = Pick<IdeaRow, 'number' | 'title'>

/**
 * Numbers of the ideas whose titles have words in common with each of some ideas, the nearest
 * first; only what the actor finds by searching.
 */
export async function findRelated(
  db: Db,
  actor: Actor,
  ideas: readonly Titled[],
): Promise<number[][]> {
  const asked = ideas.flatMap(({ number, title }) => {
    const search = readSearch(unquoted(title))
    return search === null ? [] : [{ number, search }]
  })
  if (asked.length === 0) return ideas.map(() => [])
  const rows = await db.query(related, [
    asked.map(({ number }) => number),
    asked.map(({ search: { terms } }) =>
      terms.flatMap(({ wide, isCommon }) => (isCommon ? [] : [wide])).join(' | '),
    ),
    asked.map(({ search }) => asciiKey(search.folded)),
    readableLevels(actor),
  ])
  const numbers = new Map(
    asked.map(({ number, search }, index) => [number, nearest(search, rows[index]?.found ?? [])]),
  )
  return ideas.map(({ number }) => numbers.get(number) ?? [])
}

/** Those with enough of the words in their title, the nearest first. */
function nearest(
  search: SearchTerms,
  found: readonly { number: number; title: string; votes: number }[],
): number[] {
  const relevanceOf = relevanceFor(search, [])
  return found
    .map((one) => ({
      ...one,
      ...relevanceOf({ ...one, exact: [], wide: [], near: [], often: 0 }),
    }))
    .filter(({ coverage }) => coverage >= RELATED_FROM)
    .sort((a, b) => b.rank - a.rank || b.votes - a.votes || b.number - a.number)
    .slice(0, limits.relatedIdeas)
    .map(({ number }) => number)
}

/** Numbers of related ideas, by idea. */
export const relatedLoaders = ({ db, actor }: Reader) => ({
  related: new DataLoader<Titled, number[], number>((ideas) => findRelated(db, actor, ideas), {
    cacheKeyFn: ({ number }) => number,
    maxBatchSize: AT_ONCE,
  }),
})
