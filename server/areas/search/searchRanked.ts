import { matchPoints, type MatchKind } from '#rules/ranking.ts'
import type { Bind } from '#server/areas/ideas/ideaFilter.ts'
import { byIndex, ideaOf, readable, wordsOf } from './fences.ts'
import type { SearchQuery } from './searchQuery.ts'

/**
 * The ideas that a search takes: those with all words; where these are few, after them those with
 * very similar titles, since others may have made the same slip; where there are none, those with
 * most of the words (of a long search), or those that look alike or have some of the words. `named`:
 * by their number (reference.ts).
 */
export type SearchMode = 'named' | 'all' | 'few' | 'most' | 'alike'

/** The number of candidates of a kind that are ranked. */
const CANDIDATES = 300
/** So many of the ideas with the most votes are looked through in any case, so that a common word finds them first. */
const MOST_VOTED = 3_000
/** From this similarity on a title is taken for a misspelt match: where others have the words as they were typed, and where none has. */
export const SIMILARITY = { few: 0.6, alike: 0.4 } as const
/** The weights of ts_rank for D to A: in the body a word says little. */
const WEIGHTS = '{0.05, 0.1, 0.2, 1}'

/** Whether a search also takes titles that look like what was typed. */
export function takesAlike(mode: SearchMode): mode is keyof typeof SIMILARITY {
  return mode in SIMILARITY
}

/**
 * A query that gives number and title of the ideas with titles that look like what was typed.
 * Letters alone make titles alike that have no word in common: what is meant has one that fits
 * (rules/foundWords.ts). Takes the condition on idea `i` and its board `b`.
 */
export function alikeSql(
  { key }: SearchQuery,
  mode: keyof typeof SIMILARITY,
  condition: string,
  bind: Bind,
): string {
  const match = `${withThreshold(SIMILARITY[mode])} and ${bind(key)}::text <% x.title_key`
  return `select hit.number, readable.title from ${byIndex(match)} hit, lateral ${readable('hit.number', condition, 'i.title')} readable limit ${CANDIDATES}`
}

/**
 * A query that gives number, votes and rank (higher is better) of what a search takes. Takes the
 * condition on idea `i` and its board `b`, and the numbers of those that look alike.
 */
export function rankedSql(
  query: SearchQuery,
  mode: SearchMode,
  { condition, alike }: { condition: string; alike: readonly number[] },
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
  const looksAlike = takesAlike(mode)
    ? [
        `(select given.number from unnest(${bind(alike)}::int[]) given (number), lateral ${readable('given.number', condition)} readable)`,
      ]
    : []
  // Nearly every idea has one of some words, so the most voted ones would hardly be what was meant.
  const voted = isStrict ? [amongMostVoted(`x.words @@ ${words}`, condition)] : []
  const sources = ['select number from worded', titled, ...exact, ...voted, ...looksAlike]
  const rank = (kind: MatchMode) =>
    matchParts(kind, part)
      .map(({ points }) => points)
      .join(' + ')
  const ranks =
    mode === 'all'
      ? rank('all')
      : mode === 'few'
        ? `case when x.words @@ ${words} then ${rank('all')} else ${rank('alike')} end`
        : rank('alike')
  return `with worded as materialized ${found(`x.words @@ ${words}`, condition)}
    select i.number, i.vote_total as votes, ${ranks} as rank
    from (${sources.join(' union ')}) taken, lateral ${ideaOf('taken.number')} i, lateral ${wordsOf('taken.number')} x`
}

/** Gives the expression of a part of a query: a tsquery, or the folded text. */
export type QueryPart = (name: 'all' | 'typed' | 'most' | 'any' | 'anyTyped' | 'key') => string

/** The parts of a query as parameters, each once and only where it is used. */
export function partsOf(query: SearchQuery, bind: Bind): QueryPart {
  const bound = new Map<string, string>()
  return (name) => {
    const place = bound.get(name) ?? `${bind(query[name])}::${name === 'key' ? 'text' : 'tsquery'}`
    bound.set(name, place)
    return place
  }
}

/** Whether an idea has all words, or looks alike or has some of them. */
export type MatchMode = 'all' | 'alike'

/** A reason why a search takes an idea, and the SQL of the points that it adds to the rank. */
export interface MatchPart {
  kind: MatchKind
  points: string
}

/**
 * Gives the parts of the rank that a search sorts by, which is their sum. Title before body; the
 * words in the order typed, and a title that begins with them, before others; then how often the
 * words occur, for which those that only join others count too.
 */
export function matchParts(mode: MatchMode, part: QueryPart): MatchPart[] {
  const typed = part('key')
  const inTitle = (points: number) =>
    `case when x.title_words @@ ${part(mode === 'all' ? 'all' : 'any')} then ${points} else 0 end`
  const often = (points: number) =>
    `(ts_rank('${WEIGHTS}', x.words, ${part(mode === 'all' ? 'typed' : 'anyTyped')}) * ${points})::int`
  if (mode === 'alike') {
    const { alike, someInTitle, some } = matchPoints
    return [
      { kind: 'TITLE_ALIKE', points: `(word_similarity(${typed}, x.title_key) * ${alike})::int` },
      { kind: 'TITLE_HAS_SOME', points: inTitle(someInTitle) },
      { kind: 'OFTEN', points: often(some) },
    ]
  }
  const { all: allWords, isTitle, inTitle: all, begins, inOrder, often: times } = matchPoints
  return [
    { kind: 'HAS_ALL', points: String(allWords) },
    { kind: 'TITLE_IS', points: `case when x.title_key = ${typed} then ${isTitle} else 0 end` },
    { kind: 'TITLE_HAS_ALL', points: inTitle(all) },
    {
      kind: 'TITLE_BEGINS',
      points: `case when starts_with(x.title_key, ${typed}) then ${begins} else 0 end`,
    },
    {
      kind: 'TITLE_IN_ORDER',
      points: `case when strpos(x.title_key, ${typed}) > 1 then ${inOrder} else 0 end`,
    },
    { kind: 'OFTEN', points: often(times) },
  ]
}

/** Set within the statement's own transaction, before its first row is read: no other statement ever sees it. */
export const withThreshold = (similarity: number) =>
  `(select set_config('pg_trgm.word_similarity_threshold', '${similarity}', true)) is not null`

/** Whichever come first: all there are of a rare word. */
function found(match: string, condition: string): string {
  return `(select hit.number from ${byIndex(match)} hit, lateral ${readable('hit.number', condition)} readable limit ${CANDIDATES})`
}

/** For a word so common that not all with it were taken. */
function amongMostVoted(match: string, condition: string): string {
  const voted = `select i.number from idea i join board b on b.id = i.board_id where ${condition} order by i.vote_total desc, i.number desc limit ${MOST_VOTED}`
  // The inner limit keeps PostgreSQL from finding all matches a second time instead of looking at these ideas.
  return `(select top.number from (${voted}) top, lateral (select from idea_search x where x.idea_number = top.number and ${match} limit 1) x
    where (select count(*) from worded) = ${CANDIDATES} limit ${CANDIDATES})`
}
