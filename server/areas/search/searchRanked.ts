import type { Bind } from '#server/areas/ideas/ideaFilter.ts'
import { similaritySql, type Candidate } from './candidateSource.ts'
import { byIndex, ideaOf, readable, wordsOf } from './fences.ts'
import {
  bindWeights,
  matchParts,
  partsOf,
  type MatchMode,
  type QueryPart,
  type BoundWeight,
} from './matchParts.ts'
import { MOST_FROM } from './mostOf.ts'
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
const TITLED = 100
/** So many of the ideas with the most votes are looked through in any case, so that a common word finds them first. */
const MOST_VOTED = 1_000
/** And so many of these with the word are ranked. */
const VOTED = 100
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
 * A query that gives number and title of the ideas with titles that look like what was typed.
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
): string {
  const typed = `${bind(key)}::text`
  const known = mostTelling(weights)
  const match =
    telling.length > 2 && known.length > 1
      ? `x.title_words @@ (${rareOrTwoOf(bindWeights(known, bind))}) and word_similarity(${typed}, x.title_key) >= ${SIMILARITY[mode]}`
      : `${withThreshold(SIMILARITY[mode])} and ${typed} <% x.title_key`
  return `select hit.number, readable.title from ${byIndex(match)} hit, lateral ${readable('hit.number', condition, 'i.title')} readable limit ${CANDIDATES}`
}

/**
 * A query that gives number, votes and rank (higher is better) of what a search takes. Takes the
 * condition on idea `i`, the numbers of those that look alike, what another source
 * gave, and how much the words say.
 */
export function rankedSql(
  query: SearchQuery,
  mode: SearchMode,
  {
    condition,
    alike,
    given,
    weights,
  }: {
    condition: string
    alike: Alike
    given: readonly Candidate[]
    weights: readonly WordWeight[]
  },
  bind: Bind,
): string {
  const isStrict = mode === 'all' || mode === 'few'
  const part = partsOf(query, bind)
  const words = part(isStrict ? 'all' : mode === 'most' ? 'most' : 'any')
  const titled = found(`x.title_words @@ ${words}`, condition)
  const exact =
    isStrict && query.typed !== query.all
      ? [found(`x.title_words @@ ${part('typed')}`, condition)]
      : []
  const mostTitled =
    query.titleMost === null
      ? []
      : [found(`x.title_words @@ ${part('titleMost')}`, condition, TITLED)]
  const meant = [
    ...(query.meantAll === null
      ? []
      : [
          found(`x.title_words @@ ${part('meantAll')}`, condition),
          found(`x.words @@ ${part('meantAll')}`, condition),
        ]),
    ...(query.meantMost === null
      ? []
      : [found(`x.title_words @@ ${part('meantMost')}`, condition, TITLED)]),
    ...(query.meantAny === null || mode !== 'alike'
      ? []
      : [found(`x.title_words @@ ${part('meantAny')}`, condition, TITLED)]),
  ]
  const bound = bindWeights(weights, bind)
  const telling = mode === 'all' || mode === 'named' ? [] : tellingOf(bound, mode, condition)
  const looksAlike = takesAlike(mode)
    ? [
        `(select given.number from unnest(${bind([...alike.numbers, ...given.map(({ number }) => number)])}::int[]) given (number), lateral ${readable('given.number', condition)} readable)`,
      ]
    : []
  // Nearly every idea has one of some words, so the most voted ones would hardly be what was meant.
  const voted = isStrict ? [amongMostVoted(`x.words @@ ${words}`, condition)] : []
  const sources = [
    'select number from worded',
    titled,
    ...exact,
    ...mostTitled,
    ...telling,
    ...meant,
    ...voted,
    ...looksAlike,
  ]
  const similarity = similaritySql(given, 'i.number', bind)
  const isWhole =
    alike.whole.length === 0 ? undefined : `i.number = any(${bind(alike.whole)}::int[])`
  // If no others are taken, all have them.
  const hasAll =
    mode === 'all' && query.titleMost === null && query.meantAll === null
      ? 'true'
      : isStrict
        ? `x.words @@ ${words}`
        : 'false'
  return `with worded as materialized ${found(`x.words @@ ${words}`, condition)}
    select i.number, i.vote_total as votes, has.all_words, ${rankOf({ ...query, similarity, isWhole, weights: bound }, mode, part)} as rank
    from (${sources.join(' union ')}) taken, lateral ${ideaOf('taken.number')} i, lateral ${wordsOf('taken.number')} x,
      lateral (select ${hasAll} as all_words offset 0) has`
}

/** The expression of the rank of a candidate that is known to be one. */
function rankOf(
  query: SearchQuery & {
    similarity: string | undefined
    isWhole: string | undefined
    weights: readonly BoundWeight[]
  },
  mode: SearchMode,
  part: QueryPart,
): string {
  const rank = (kind: MatchMode) =>
    matchParts(kind, part, query)
      .map(({ points }) => points)
      .join(' + ')
  const isStrict = mode === 'all' || mode === 'few'
  const cases = [
    ...(isStrict ? [{ when: 'has.all_words', then: rank('all') }] : []),
    ...(query.meantAll === null
      ? []
      : [{ when: `x.words @@ ${part('meantAll')}`, then: rank('meant') }]),
    ...(query.titleMost === null
      ? []
      : [{ when: `x.title_words @@ ${part('titleMost')}`, then: rank('most') }]),
    ...(query.meantMost === null
      ? []
      : [{ when: `x.title_words @@ ${part('meantMost')}`, then: rank('meantMost') }]),
    ...(mode === 'all' ? [] : [{ when: 'true', then: rank('alike') }]),
  ]
  return `case ${cases.map(({ when, then }) => `when ${when} then ${then}`).join(' ')} end`
}

/** Those with the most of what the rare words say, and with two of the words that say most in the title. */
function tellingOf(weights: readonly BoundWeight[], mode: SearchMode, condition: string): string[] {
  if (mode !== 'alike' && weights.length < MOST_FROM) return []
  const rare = weights.filter(({ isRare }) => isRare)
  const hits = rare.map(
    ({ query, share }) =>
      `select hit.number, ${share} as share from ${found(`x.words @@ ${query}`, condition)} hit`,
  )
  return [
    ...(hits.length === 0
      ? []
      : [
          `(select said.number from (${hits.join(' union all ')}) said group by said.number order by sum(said.share) desc, said.number desc limit ${TITLED})`,
        ]),
    ...(weights.length < 2
      ? []
      : [found(`x.title_words @@ (${twoOf(mostTelling(weights))})`, condition)]),
  ]
}

/** The words that say most. */
function mostTelling<Weight extends WordWeight>(weights: readonly Weight[]): Weight[] {
  return [...weights].sort((a, b) => b.share - a.share).slice(0, TELLING)
}

/** A tsquery for a rare word, or two of all. */
function rareOrTwoOf(weights: readonly BoundWeight[]): string {
  const rare = weights.filter(({ isRare }) => isRare).map(({ query }) => query)
  return [...rare, twoOf(weights)].join(' || ')
}

/** A tsquery for two of these words. */
function twoOf(weights: readonly BoundWeight[]): string {
  return weights
    .flatMap((one, at) => weights.slice(at + 1).map((other) => `(${one.query} && ${other.query})`))
    .join(' || ')
}

/** Set within the statement's own transaction, before its first row is read: no other statement ever sees it. */
export const withThreshold = (similarity: number) =>
  `(select set_config('pg_trgm.word_similarity_threshold', '${similarity}', true)) is not null`

/** Whichever come first: all there are of a rare word. */
function found(match: string, condition: string, most = CANDIDATES): string {
  return `(select hit.number from ${byIndex(match)} hit, lateral ${readable('hit.number', condition)} readable limit ${most})`
}

/** For a word so common that not all with it were taken. */
function amongMostVoted(match: string, condition: string): string {
  const voted = `select i.number from idea i where ${condition} order by i.vote_total desc, i.number desc limit ${MOST_VOTED}`
  // The inner limit keeps PostgreSQL from finding all matches a second time instead of looking at these ideas.
  return `(select top.number from (${voted}) top, lateral (select from idea_search x where x.idea_number = top.number and ${match} limit 1) x
    where (select count(*) from worded) = ${CANDIDATES} limit ${VOTED})`
}
