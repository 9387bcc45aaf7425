import { findsEach, findsIn } from '#rules/foundWords.ts'
import { matchPoints } from '#rules/ranking.ts'
import { findIdeas } from '#server/areas/ideas/findIdeas.ts'
import {
  bindReader,
  filterSql,
  isPersonal,
  type IdeaFilter,
} from '#server/areas/ideas/ideaFilter.ts'
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
import { inReadableBoard } from '#server/kernel/visibility.ts'
import { gather, type Candidate, type CandidateSource } from './candidateSource.ts'
import { matchesOf, noMatch, type IdeaMatch } from './ideaMatch.ts'
import { readReference, referencedSql, type Reference } from './reference.ts'
import { parseSearch, type SearchQuery } from './searchQuery.ts'
import { alikeSql, rankedSql, takesAlike, type Alike, type SearchMode } from './searchRanked.ts'
import {
  countWords,
  readWeights,
  weighWords,
  type CountWords,
  type WordWeight,
} from './wordWeights.ts'

/** A page of what a search found, how much it found in all, and how it found each. */
export type SearchPage = Page<Ranked> & {
  totalCount: number
  matchOf: (idea: Ranked) => IdeaMatch
}

/** The services of a search; without them synonyms are read and words are counted each time, and no other source is asked. */
export interface SearchServices {
  synonyms?: ReadSynonyms
  wordCounts?: CountWords
  candidates?: CandidateSource | undefined
}

/** The number of ideas with all words, one of them in its title, from which no others are searched for. */
const ENOUGH = 5

type Ranked = IdeaRow & Place

/** In a cursor, for votes that are kept from the reader. */
const HIDDEN = -1

/**
 * A page of a search, best match first. What is named by its number is all that is meant, where it
 * is found. Otherwise every word must be found, each by its beginning. Where few ideas have them
 * all, or no title has, titles that look very much alike are taken as well, and stand before texts
 * in which the words are scattered; where none has all, those that lack one word of many, or else
 * titles that look alike and ideas with some of the words. Titles with most of many words stand
 * among them in any case, since a long text may have all words by chance; so do ideas with words
 * that mean the same. Some hundred candidates are ranked, the ideas with the most votes among them:
 * a search for what half of all ideas contain stays as fast as any.
 */
export async function searchIdeas(
  db: Db,
  actor: Actor,
  list: { filter: IdeaFilter; page: PageArguments },
  { synonyms = plainSynonyms(db), wordCounts = countWords, candidates }: SearchServices = {},
): Promise<SearchPage> {
  const request = pageRequest(list.page, {
    name: 'SEARCH',
    types: ['string', 'integer', 'integer', 'integer'],
  })
  const query = parseSearch(list.filter.search ?? '', await synonyms())
  if (query === null || (isPersonal(list.filter) && actor.personId === null))
    return { ...pageOf<Ranked>([], request, () => ''), totalCount: 0, matchOf: () => noMatch }
  const begun = begunOf(request, query)
  let weighing: Promise<string> | undefined
  const weigh = () => (weighing ??= weighWords(db, actor, query, wordCounts))
  const find: Find = async (mode, { reference = null, taken = null } = {}) => {
    const given = takesAlike(mode) ? await gather(candidates, list.filter.search ?? '') : []
    const digits = mode === 'all' || mode === 'named' ? '' : (begun?.digits ?? (await weigh()))
    const weights = readWeights(query, digits)
    const search = { filter: list.filter, query, mode, reference, given, weights, taken, request }
    return { mode, digits, ...(await findPlaces(db, actor, search)) }
  }
  const found = await findBest(find, query, {
    begun: begun?.mode,
    reference: readReference(list.filter.search ?? ''),
  })
  return readPage(db, actor, found, { query, request })
}

/**
 * The mode of the pages before, and the weights that they were ranked by, which may be others by now;
 * undefined where a cursor holds none.
 */
function begunOf({ cursor }: PageRequest, { telling }: SearchQuery) {
  if (cursor === null) return null
  const [mode, digits = ''] = String(cursor[0]).split(' ')
  const isOfSearch = /^\d+$/.test(digits) && digits.length === telling.length
  return { mode, digits: isOfSearch ? digits : undefined }
}

/** Finds in one mode: what a reference names, or more than what the mode `all` has taken. */
type Find = (
  mode: SearchMode,
  from?: { reference?: Reference; taken?: readonly number[] },
) => Promise<Found>

/** Finds in the mode that the list has begun with, or else in the first that finds enough. */
async function findBest(
  find: Find,
  query: SearchQuery,
  { begun, reference }: { begun: unknown; reference: Reference | null },
): Promise<Found> {
  if (reference !== null && (begun === undefined || begun === 'named')) {
    const named = await find('named', { reference })
    if (begun === 'named' || named.total > 0) return named
  }
  if (begun === 'alike' || begun === 'few' || (begun === 'most' && query.most !== null))
    return find(begun)
  const strict = await find('all')
  const isEnough = strict.exact >= ENOUGH && strict.best >= matchPoints.inTitle
  if (begun === 'all' || isEnough || (strict.exact > 0 && query.isExact)) return strict
  if (strict.exact > 0) return find('few', { taken: strict.taken ?? [] })
  const nearly = query.most === null ? null : await find('most')
  return nearly && nearly.total > 0 ? nearly : find('alike')
}

/** Where an idea stands. */
interface Place {
  number: number
  rank: number
  rankedVotes: number
  isClose: boolean
}

/** Some places in order, how many ideas a search found, and of those with all words, and the best rank. */
interface Answer {
  places: Place[] | null
  /** The numbers of all that the mode `all` found. */
  taken: number[] | null
  total: number
  exact: number
  best: number
}

type Found = Answer & { mode: SearchMode; digits: string }

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
  /** For the mode `few`: what `all` took, if it was asked. */
  taken: readonly number[] | null
  request: PageRequest
}

async function findPlaces(db: Db, actor: Actor, search: Search): Promise<Answer> {
  const alike = takesAlike(search.mode)
    ? await findAlike(db, actor, search, search.mode)
    : { numbers: [], whole: [] }
  const { name, text, values } = searchSql(actor, search, alike)
  const [answer] = await db.query(statement<Answer>(name, text), values)
  return answer ?? { places: [], taken: [], total: 0, exact: 0, best: 0 }
}

/** Reads the ideas of what was found, but for one that the actor may not read any more. */
async function readPage(
  db: Db,
  actor: Actor,
  { places, total, mode, digits }: Found,
  { query, request }: Pick<Search, 'query' | 'request'>,
): Promise<SearchPage> {
  const page = pageOf(places ?? [], request, () => '')
  const numbers = page.rows.map(({ number }) => number)
  const ideas = numbers.length === 0 ? [] : await findIdeas(db, actor, numbers)
  return {
    ...page,
    rows: page.rows.flatMap((place, at) => {
      const idea = ideas[at]
      return idea ? [Object.assign(idea, place)] : []
    }),
    cursorOf: (idea) =>
      writeCursor('SEARCH', [
        `${mode} ${digits}`.trim(),
        idea.rank,
        idea.votesAreHidden ? HIDDEN : idea.rankedVotes,
        idea.number,
      ]),
    totalCount: total,
    matchOf: matchesOf(query),
  }
}

/** The ideas with a title that looks like what was typed, and a word in it that fits. */
async function findAlike(
  db: Db,
  actor: Actor,
  { filter, query, weights }: Search,
  mode: 'few' | 'alike',
): Promise<Alike> {
  const { values, bind, condition, isFiltered } = conditionOf(actor, filter)
  const { name, text } = alikeSql(query, mode, { condition, weights }, bind)
  const asked = statement<Pick<IdeaRow, 'number' | 'title'>>(isFiltered ? '' : name, text)
  const rows = await db.query(asked, values)
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
  const { name, conditions } = filterSql(filter, bind, reader)
  const condition = [...conditions, inReadableBoard(reader.levels)].join(' and ')
  return { values, bind, reader, condition, isFiltered: name !== '' }
}

/**
 * The statement of a search. That of a first page has a name, so that it is planned once: its text is
 * the same for all words. Filters and places make too many texts to keep.
 */
function searchSql(
  actor: Actor,
  { filter, query, mode, reference, given, weights, taken, request }: Search,
  alike: Alike,
): { name: string; text: string; values: unknown[] } {
  const { values, bind, reader, condition, isFiltered } = conditionOf(actor, filter)
  const ranked =
    reference === null
      ? rankedSql(query, mode, { condition, isFiltered, alike, given, weights, taken }, bind)
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
  const chosen = `select * from ranked ${place} order by rank ${direction}, votes ${direction}, number ${direction} limit ${bind(request.size + 1)}::int`
  // Titles with most of the words stand before texts that have all of them scattered.
  const isClose = 'coalesce(c.rank <= (select max(rank) from ranked where not all_words), false)'
  const places = `select json_agg(json_build_object('number', c.number, 'rank', c.rank, 'rankedVotes', c.votes, 'isClose', ${isClose}) order by c.rank ${direction}, c.votes ${direction}, c.number ${direction}) from (${chosen}) c`
  const all = mode === 'all' ? '(select json_agg(number) from ranked)' : 'null::json'
  // What begins with `with` is taken for a write (server/db/pooled.ts).
  const text = `select * from (with ranked as materialized (${ranked})
      select (${places}) as places, ${all} as taken, (select count(*) from ranked)::int as total, (select count(*) from ranked where all_words)::int as exact, (select coalesce(max(rank), 0) from ranked) as best) answer`
  const isFirst = !isFiltered && !request.backward && request.cursor === null
  const isPlain = isFirst && reference === null && given.length === 0
  return { name: isPlain ? `search_${mode}` : '', text, values }
}
