import { SEARCH_COUNTED } from '#rules/searchCounted.ts'
import type { Bind } from '#server/areas/ideas/ideaFilter.ts'
import { similaritySql, type Candidate } from './candidateSource.ts'
import { byIndex, ideaOf, readable, wordsOf } from './fences.ts'
import {
  bindWeights,
  matchParts,
  partsOf,
  type MatchMode,
  type PartName,
  type QueryPart,
  type Telling,
} from './matchParts.ts'
import { atLeast, MOST_FROM } from './mostOf.ts'
import type { SearchQuery } from './searchQuery.ts'
import type { WordWeight } from './wordWeights.ts'

/**
 * The ideas that a search takes: those with all words; where these are few, after them those with
 * very similar titles, since others may have made the same slip; where there are none, those with
 * most of the words (of a long search), or those that look alike or have some of the words. Each also
 * takes what has words that mean the same. `named`:
 * by their number (reference.ts).
 */
export type SearchMode = 'named' | 'all' | 'few' | 'most' | 'alike'

/** The number of candidates of a kind that are ranked. */
const CANDIDATES = 150
/** Those with most of the words in their title. */
const TITLED = SEARCH_COUNTED
/** So many of the ideas with the most votes are looked through in any case, so that a common word finds them first. */
const MOST_VOTED = 1_000
/** And so many of these with the word are ranked. */
const VOTED = 100
/** Words are taken for common if so many of so many ideas with the most votes have them. */
const COMMON = { from: 12, among: 100 }
/** So many words of a search, those that say most, make a title one that may be meant if it has two of them. */
const TELLING = 6
/** From this similarity on a title is taken for a misspelt match: where others have the words as they were typed, and where none has. */
export const SIMILARITY = { few: 0.6, alike: 0.4 } as const

/** Ideas with a title that looks like what was typed, and those of them that have each telling word, if with a slip. */
export interface Alike {
  readonly numbers: readonly number[]
  readonly whole: readonly number[]
}

/** Whether a search also takes titles that look like what was typed. */
export function takesAlike(mode: SearchMode): mode is keyof typeof SIMILARITY {
  return mode in SIMILARITY
}

/**
 * A statement that gives number and title of the ideas with titles that look like what was typed.
 * Letters alone make titles alike that have no word in common: what is meant has one that fits
 * (rules/foundWords.ts). Where two words of a longer search are known, the others may be slips, and
 * those two, or a rare one, find the titles: to compare the letters of all takes long. Takes the condition on idea
 * `i`, and how much the words say that are known.
 */
export function alikeSql(
  { key, telling }: SearchQuery,
  mode: keyof typeof SIMILARITY,
  { condition, weights }: { condition: string; weights: readonly WordWeight[] },
  bind: Bind,
): { name: string; text: string } {
  const typed = `${bind(key)}::text`
  const known = mostTelling(weights)
  const byWords = telling.length > 2 && known.length > 1
  const match = byWords
    ? `x.title_words @@ ${bind(rareOrTwoOf(known))}::tsquery and word_similarity(${typed}, x.title_key) >= ${SIMILARITY[mode]}`
    : `${withThreshold(SIMILARITY[mode])} and ${typed} <% x.title_key`
  return {
    name: `search_titles_${mode}${byWords ? '_by_words' : ''}`,
    text: `select hit.number, readable.title from ${byIndex(match)} hit, lateral ${readable('hit.number', condition, 'i.title')} readable limit ${CANDIDATES}`,
  }
}

/** What a search takes ideas from. */
interface Sources {
  /** On idea `i`. */
  readonly condition: string
  /** Whether the condition is more than that the idea stands in lists and may be read. */
  readonly isFiltered: boolean
  readonly alike: Alike
  /** What another source gave. */
  readonly given: readonly Candidate[]
  /** How much the words say. */
  readonly weights: readonly WordWeight[]
  /** The numbers of all that the mode `all` took, where it was asked before the mode `few`. */
  readonly taken: readonly number[] | null
}

/**
 * A query that gives number, votes and rank (higher is better) of what a search takes. Of a mode its
 * text is the same for all words, as long as the sources are: what a query lacks is null, and finds
 * nothing.
 */
export function rankedSql(query: SearchQuery, mode: SearchMode, from: Sources, bind: Bind): string {
  const { condition, alike, given } = from
  const part = partsOf(query, bind)
  const main = MAIN[mode]
  const match = `x.words @@ ${part(main)}`
  const looksWide = main === 'all' && !from.isFiltered
  const sources = [
    ...(from.taken === null
      ? ['select number from worded', ...wordedSources(mode, { match, condition, looksWide }, part)]
      : [`select unnest(${bind(from.taken)}::int[]) as number`]),
    ...(mode === 'all' ? [] : tellingOf(from.weights, mode, condition, bind)),
    ...(takesAlike(mode)
      ? [
          `(select given.number from unnest(${bind([...alike.numbers, ...given.map(({ number }) => number)])}::int[]) given (number), lateral ${readable('given.number', condition)} readable)`,
        ]
      : []),
  ]
  const rank = rankOf(mode, part, () => ({
    weights: bindWeights(from.weights, bind),
    similarity: similaritySql(given, 'i.number', bind),
    isWhole: `i.number = any(${bind(alike.whole)}::int[])`,
  }))
  return `${from.taken === null ? wordedSql(match, condition, looksWide) : ''}
    select i.number, i.vote_total as votes, has.all_words, ${rank} as rank
    from (${sources.join(' union ')}) taken, lateral ${ideaOf('taken.number')} i, lateral ${wordsOf('taken.number')} x,
      lateral (select ${main === 'all' ? match : 'false'} as all_words offset 0) has`
}

/** The words that the ideas of a mode have. */
const MAIN = { named: 'any', all: 'all', few: 'all', most: 'most', alike: 'any' } as const

/**
 * Begins a statement with `worded`, ideas that have the words. Words that the most voted ideas often
 * have are looked for among more of these first, `voted`: if that finds enough, `worded` is left
 * empty, which takes longest and would be any of thousands.
 */
function wordedSql(match: string, condition: string, looksWide: boolean): string {
  const worded = found(match, condition)
  if (!looksWide) return `with worded as materialized ${worded}`
  return `with sampled as materialized ${mostVoted(COMMON.among, COMMON.from, match, condition)},
    voted as materialized (select number from ${mostVoted(MOST_VOTED, CANDIDATES, match, condition)} top where ${IS_COMMON}),
    worded as materialized (select number from ${worded} found where not ${IS_ENOUGH})`
}
const IS_COMMON = `((select count(*) from sampled) = ${COMMON.from})`
const IS_ENOUGH = `((select count(*) from voted) = ${CANDIDATES})`

/**
 * Where a search looks besides `worded`. That has all titles with the words, unless it was cut off;
 * and where it has none, what `all` and `few` give is not used.
 */
function wordedSources(
  mode: SearchMode,
  { match, condition, looksWide }: { match: string; condition: string; looksWide: boolean },
  part: QueryPart,
): string[] {
  const isStrict = MAIN[mode] === 'all'
  const inTitle = (name: PartName, most?: number): string =>
    found(`x.title_words @@ ${part(name)}`, condition, most)
  const when = (holds: string, source: string): string =>
    `(select number from ${source} source where ${holds})`
  const isFull = `(select count(*) from worded) = ${CANDIDATES}`
  const isCut = looksWide ? `(${isFull} or ${IS_ENOUGH})` : isFull
  const some = 'exists (select from worded)'
  const isUsed = !isStrict ? 'true' : looksWide ? `(${some} or ${IS_ENOUGH})` : some
  return [
    when(isCut, inTitle(MAIN[mode])),
    ...(isStrict ? [when(isCut, inTitle('exact'))] : []),
    when(isUsed, inTitle('titleMost', TITLED)),
    when(isUsed, inTitle('meantAll')),
    when(isUsed, found(`x.words @@ ${part('meantAll')}`, condition)),
    when(isUsed, inTitle('meantMost', TITLED)),
    ...(mode === 'alike' ? [inTitle('meantAny', TITLED)] : []),
    ...(looksWide ? ['select number from voted'] : []),
    // Nearly every idea has one of some words, so the most voted ones would hardly be what was meant.
    ...(isStrict
      ? [
          when(
            looksWide ? `${isFull} and not ${IS_COMMON}` : isFull,
            mostVoted(MOST_VOTED, VOTED, match, condition),
          ),
        ]
      : []),
  ]
}

/** The expression of the rank of a candidate that is known to be one. */
function rankOf(mode: SearchMode, part: QueryPart, telling: () => Telling): string {
  const rank = (kind: MatchMode) =>
    matchParts(kind, part, telling)
      .map(({ points }) => points)
      .join(' + ')
  const cases = [
    ...(MAIN[mode] === 'all' ? [{ when: 'has.all_words', then: rank('all') }] : []),
    { when: `x.words @@ ${part('meantAll')}`, then: rank('meant') },
    { when: `x.title_words @@ ${part('titleMost')}`, then: rank('most') },
    { when: `x.title_words @@ ${part('meantMost')}`, then: rank('meantMost') },
    ...(mode === 'all' ? [] : [{ when: 'true', then: rank('alike') }]),
  ]
  return `case ${cases.map(({ when, then }) => `when ${when} then ${then}`).join(' ')} end`
}

/** Those with the most of what the rare words say, and with two of the words that say most in the title. */
function tellingOf(
  all: readonly WordWeight[],
  mode: SearchMode,
  condition: string,
  bind: Bind,
): string[] {
  const weights = mode === 'alike' || all.length >= MOST_FROM ? all : []
  const { queries, points } = bindWeights(
    weights.filter(({ isRare }) => isRare),
    bind,
  )
  const hits = found('x.words @@ word.query', condition)
  const two = bind(weights.length < 2 ? null : twoOf(mostTelling(weights)))
  return [
    `(select said.number from (select hit.number, word.points from unnest(${queries}, ${points}) word (query, points), lateral ${hits} hit) said
      group by said.number order by sum(said.points) desc, said.number desc limit ${TITLED})`,
    found(`x.title_words @@ ${two}::tsquery`, condition),
  ]
}

/** The words that say most. */
function mostTelling(weights: readonly WordWeight[]): WordWeight[] {
  return [...weights].sort((a, b) => b.share - a.share).slice(0, TELLING)
}

/** The text of a tsquery for a rare word, or two of all. */
function rareOrTwoOf(weights: readonly WordWeight[]): string {
  const rare = weights.filter(({ isRare }) => isRare).map(({ query }) => `(${query})`)
  return [...rare, twoOf(weights)].join(' | ')
}

/** The text of a tsquery for two of these words. */
function twoOf(weights: readonly WordWeight[]): string {
  return atLeast(
    2,
    weights.map(({ query }) => `(${query})`),
  )
}

/** Set within the statement's own transaction, before its first row is read: no other statement ever sees it. */
const withThreshold = (similarity: number) =>
  `(select set_config('pg_trgm.word_similarity_threshold', '${similarity}', true)) is not null`

/** Whichever come first: all there are of a rare word. */
function found(match: string, condition: string, most = CANDIDATES): string {
  return `(select hit.number from ${byIndex(match)} hit, lateral ${readable('hit.number', condition)} readable limit ${most})`
}

/** So many of the ideas with the words that are among those with the most votes. */
function mostVoted(among: number, most: number, match: string, condition: string): string {
  const voted = `select i.number from idea i where ${condition} order by i.vote_total desc, i.number desc limit ${among}`
  // The inner limit keeps PostgreSQL from finding all matches a second time instead of looking at these ideas.
  return `(select top.number from (${voted}) top, lateral (select from idea_search x where x.idea_number = top.number and ${match} limit 1) x limit ${most})`
}
