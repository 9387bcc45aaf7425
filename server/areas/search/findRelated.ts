import DataLoader from 'dataloader'
import { limits } from '#rules/limits.ts'
import { plainSynonyms, type ReadSynonyms } from '#server/areas/synonyms/synonyms.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { boardReadable, readableLevels } from '#server/kernel/visibility.ts'
import { byIndex, ideaOf, readable, wordsOf } from './fences.ts'
import { matchParts } from './matchParts.ts'
import { parseSearch } from './searchQuery.ts'
import { withThreshold } from './searchRanked.ts'

/**
 * The lowest rank of a search by any word at which titles have a telling word in common, or look
 * alike.
 */
const RELATED_FROM = 350
/** The similarity of titles that are taken for alike, and the number of candidates of each kind. */
const SIMILARITY = 0.4
const CANDIDATES = 100
/** Ideas in one statement, for which everybody waits on the embedded engine. */
const AT_ONCE = 1

const listed = `i.state = 'LIVE' and i.merged_into is null and ${boardReadable('$4')}`
const found = (match: string) =>
  `(select hit.number from ${byIndex(match)} hit, lateral ${readable('hit.number', listed)} readable limit ${CANDIDATES})`
/** Comparing titles letter by letter takes twice as long as looking words up, so it is done where these are few. */
const alike = found(`${withThreshold(SIMILARITY)} and w.typed <% x.title_key`)
const candidates = `with worded as materialized ${found('x.title_words @@ w.words::tsquery')}
  select number from worded union select number from ${alike} alike where (select count(*) from worded) <= ${limits.relatedIdeas}`
const rank = matchParts('alike', (part) => (part === 'key' ? 'w.typed' : 'w.words::tsquery'))
  .map(({ points }) => points)
  .join(' + ')
const related = statement<{ numbers: number[] }>(
  'related_ideas',
  `select array(select r.number from
     (select i.number, i.vote_total as votes, ${rank} as rank
      from (${candidates}) taken,
        lateral ${ideaOf('taken.number')} i, lateral ${wordsOf('taken.number')} x where i.number <> w.number) r
     where r.rank >= ${RELATED_FROM} order by r.rank desc, r.votes desc, r.number desc limit ${limits.relatedIdeas}) as numbers
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
  synonyms: ReadSynonyms = plainSynonyms(db),
): Promise<number[][]> {
  const known = await synonyms()
  const asked = ideas.flatMap(({ number, title }) => {
    const query = parseSearch(title, known)
    return query === null ? [] : [{ number, query }]
  })
  if (asked.length === 0) return ideas.map(() => [])
  const rows = await db.query(related, [
    asked.map(({ number }) => number),
    asked.map(({ query: { any, meantAny } }) => (meantAny === null ? any : `${any} | ${meantAny}`)),
    asked.map(({ query }) => query.key),
    readableLevels(actor),
  ])
  const found = new Map(asked.map(({ number }, index) => [number, rows[index]?.numbers ?? []]))
  return ideas.map(({ number }) => found.get(number) ?? [])
}

/** Numbers of related ideas, by idea; without synonyms they are read each time. */
export const relatedLoaders = ({ db, actor }: Reader, synonyms?: ReadSynonyms) => ({
  related: new DataLoader<Titled, number[], number>(
    (ideas) => findRelated(db, actor, ideas, synonyms),
    {
      cacheKeyFn: ({ number }) => number,
      maxBatchSize: AT_ONCE,
    },
  ),
})
