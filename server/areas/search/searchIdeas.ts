import { findsEach, findsIn } from '#rules/foundWords.ts'
import { matchPoints } from '#rules/ranking.ts'
import {
  bindReader,
  filterSql,
  isPersonal,
  type IdeaFilter,
} from '#server/areas/ideas/ideaFilter.ts'
import { ideaRows, pageSql, type RawPage } from '#server/areas/ideas/ideaRows.ts'
import { plainSynonyms, type ReadSynonyms } from '#server/areas/synonyms/synonyms.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import {
  pageOf,
  pageRequest,
  type Page,
  type PageArguments,
  type PageRequest,
} from '#server/kernel/page.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaColumns } from '#server/kernel/rowSql.ts'
import { boardReadable } from '#server/kernel/visibility.ts'
import { gather, type Candidate, type CandidateSource } from './candidateSource.ts'
import { matchesOf, noMatch, type IdeaMatch } from './ideaMatch.ts'
import { readReference, referencedSql, type Reference } from './reference.ts'
import { parseSearch, type SearchQuery } from './searchQuery.ts'
import { alikeSql, rankedSql, takesAlike, type Alike, type SearchMode } from './searchRanked.ts'
import { weighWords, type WordWeight } from './wordWeights.ts'

/** A page of what a search found, how much it found in all, and how it found each. */
export type SearchPage = Page<Ranked> & {
  totalCount: number
  matchOf: (idea: Ranked) => IdeaMatch
}

/** The services of a search; without them synonyms are read each time, and no other source is asked. */
export interface SearchServices {
  synonyms?: ReadSynonyms
  candidates?: CandidateSource | undefined
}

/** The number of ideas with all words, one of them in its title, from which no others are searched for. */
const ENOUGH = 5

type Ranked = IdeaRow & { rank: number; rankedVotes: number; isClose: boolean }

/** In a cursor, for votes that are kept from the reader. */
const HIDDEN = -1

/**
 * A page of a search, best match first. What is named by its number is all that is meant, where it
 * is found. Otherwise every word must be found, each by its beginning; where few
 * have them all, or no title has, titles that look very much alike are taken as well, and stand
 * before texts in which the words are scattered; where none has all, those that lack
 * one word of many, or else titles that look alike and ideas with some of the words. Titles with most
 * of many words stand among them in any case: a long text may have all words by chance; so do ideas
 * with words that mean the same. Some hundred
 * candidates are ranked, the ideas with the most votes among them: a search for what half of all
 * ideas contain stays as fast as any.
 */
export async function searchIdeas(
  db: Db,
  actor: Actor,
  list: { filter: IdeaFilter; page: PageArguments },
  { synonyms = plainSynonyms(db), candidates }: SearchServices = {},
): Promise<SearchPage> {
  const request = pageRequest(list.page, {
    name: 'SEARCH',
    types: ['string', 'integer', 'integer', 'integer'],
  })
  const query = parseSearch(list.filter.search ?? '', await synonyms())
  if (query === null || (isPersonal(list.filter) && actor.personId === null))
    return { ...pageOf<Ranked>([], request, () => ''), totalCount: 0, matchOf: () => noMatch }
  let weighing: Promise<WordWeight[]> | undefined
  const weigh = () => (weighing ??= weighWords(db, actor, query))
  const search = async (mode: SearchMode, reference: Reference | null = null) => {
    const given = takesAlike(mode) ? await gather(candidates, list.filter.search ?? '') : []
    const weights = mode === 'all' || mode === 'named' ? [] : await weigh()
    return searchPage(db, actor, {
      filter: list.filter,
      query,
      mode,
      reference,
      given,
      weights,
      request,
    })
  }
  const begun = request.cursor?.[0]
  const reference = readReference(list.filter.search ?? '')
  if (reference !== null && (begun === undefined || begun === 'named')) {
    const named = await search('named', reference)
    if (begun === 'named' || named.totalCount > 0) return named
  }
  if (begun === 'alike' || begun === 'few' || (begun === 'most' && query.most !== null))
    return search(begun)
  const strict = await search('all')
  const { exactCount, bestRank } = strict
  const isEnough = exactCount >= ENOUGH && bestRank >= matchPoints.inTitle
  if (begun === 'all' || isEnough || (exactCount > 0 && query.isExact)) return strict
  if (exactCount > 0) return search('few')
  const nearly = query.most === null ? null : await search('most')
  return nearly && nearly.totalCount > 0 ? nearly : search('alike')
}

/** The number of ideas that a search found, and of those with all words, and the best rank. */
type Answer = RawPage & { total: number; exact: number; best: number }

interface Search {
  filter: IdeaFilter
  query: SearchQuery
  mode: SearchMode
  /** For the mode `named`. */
  reference: Reference | null
  /** The ideas that another source gave. */
  given: readonly Candidate[]
  /** For the modes that take ideas which lack words. */
  weights: readonly WordWeight[]
  request: PageRequest
}

async function searchPage(
  db: Db,
  actor: Actor,
  search: Search,
): Promise<SearchPage & { exactCount: number; bestRank: number }> {
  const alike = takesAlike(search.mode)
    ? await findAlike(db, actor, search, search.mode)
    : { numbers: [], whole: [] }
  const { text, values } = searchSql(actor, search, alike)
  // Without a name: filters, sizes and places make too many texts to keep prepared.
  const [page] = await db.query(statement<Answer>('', text), values)
  const ideas = ideaRows(page) as Ranked[]
  const cursorOf = (idea: Ranked) =>
    writeCursor('SEARCH', [
      search.mode,
      idea.rank,
      idea.votesAreHidden ? HIDDEN : idea.rankedVotes,
      idea.number,
    ])
  return {
    ...pageOf(ideas, search.request, cursorOf),
    totalCount: page?.total ?? 0,
    matchOf: matchesOf(search.query),
    exactCount: page?.exact ?? 0,
    bestRank: page?.best ?? 0,
  }
}

/** The ideas with a title that looks like what was typed, and a word in it that fits. */
async function findAlike(
  db: Db,
  actor: Actor,
  { filter, query }: Search,
  mode: 'few' | 'alike',
): Promise<Alike> {
  const { values, bind, condition } = conditionOf(actor, filter)
  const text = alikeSql(query, mode, condition, bind)
  const rows = await db.query(statement<Pick<IdeaRow, 'number' | 'title'>>('', text), values)
  const isFound = findsIn(query.fitting)
  const hasEach = query.whole.length === 0 ? () => false : findsEach(query.whole)
  const numbersOf = (some: typeof rows) => some.map(({ number }) => number)
  return {
    numbers: numbersOf(rows.filter(({ title }) => isFound(title))),
    whole: numbersOf(rows.filter(({ title }) => hasEach(title))),
  }
}

/** Begins a statement: its values, and the condition on what the actor finds. */
function conditionOf(actor: Actor, filter: IdeaFilter) {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const conditions = [...filterSql(filter, bind, reader).conditions, boardReadable(reader.levels)]
  return { values, bind, reader, condition: conditions.join(' and ') }
}

function searchSql(
  actor: Actor,
  { filter, query, mode, reference, given, weights, request }: Search,
  alike: Alike,
): { text: string; values: unknown[] } {
  const { values, bind, reader, condition } = conditionOf(actor, filter)
  const ranked =
    reference === null
      ? rankedSql(query, mode, { condition, alike, given, weights }, bind)
      : referencedSql(reference, { condition, levels: reader.levels }, bind)
  const [direction, comparison] = request.backward ? ['asc', '>'] : ['desc', '<']
  const [, ...keys] = request.cursor ?? []
  const number = keys[2]
  const bound = keys.map((key, at) =>
    at === 1 && key === HIDDEN
      ? `(select at.votes from ranked at where at.number = ${bind(number)}::int)`
      : `${bind(key)}::int`,
  )
  const place =
    keys.length === 3 ? `where (rank, votes, number) ${comparison} (${bound.join(', ')})` : ''
  const chosen = `select * from ranked ${place} order by rank ${direction}, votes ${direction}, number ${direction} limit ${request.size + 1}`
  // Titles with most of the words stand before texts that have all of them scattered.
  const isClose = 'coalesce(c.rank <= (select max(rank) from ranked where not all_words), false)'
  const rows = `select ${ideaColumns(reader)}, c.rank, c.votes as "rankedVotes", ${isClose} as "isClose" from (${chosen}) c join idea i on i.number = c.number
    order by c.rank ${direction}, c.votes ${direction}, c.number ${direction}`
  return {
    text:
      pageSql(rows, reader, `ranked as materialized (${ranked}), `) +
      ', (select count(*) from ranked) as total, (select count(*) from ranked where all_words) as exact, (select coalesce(max(rank), 0) from ranked) as best',
    values,
  }
}
