import { matchPoints, type MatchKind } from '#rules/ranking.ts'
import type { Bind } from '#server/areas/ideas/ideaFilter.ts'
import type { SearchQuery } from './searchQuery.ts'
import type { WordWeight } from './wordWeights.ts'

/** The weights of ts_rank for D to A: in the body a word says little. */
const WEIGHTS = '{0.05, 0.1, 0.2, 1}'

/** Titles that hold the same quarters of what was typed say as little else: votes decide between them. */
const QUARTERS = 4

/** What the parameters of a search hold: tsqueries, and the folded text with its length. */
export type PartName =
  | 'all'
  | 'typed'
  | 'exact'
  | 'most'
  | 'titleMost'
  | 'near'
  | 'any'
  | 'meantAll'
  | 'meantMost'
  | 'meantAny'
  | 'others'
  | 'often'
  | 'key'
  | 'letters'

/** Gives the expression of a part of a query. */
export type QueryPart = (name: PartName) => string

const types: Partial<Record<string, string>> = { key: 'text', letters: 'real' }

/** The parts of a query as parameters, each once and only where it is used. */
export function partsOf(query: SearchQuery, bind: Bind): QueryPart {
  const bound = new Map<string, string>()
  return (name) => {
    const place = bound.get(name) ?? `${bind(query[name])}::${types[name] ?? 'tsquery'}`
    bound.set(name, place)
    return place
  }
}

/**
 * Whether an idea has all words, or most of them in its title (either also with words that mean the
 * same), or looks alike or has some of them. In this order the first that holds ranks it.
 */
export const matchModes = ['all', 'meant', 'most', 'meantMost', 'alike'] as const
export type MatchMode = (typeof matchModes)[number]

/** A reason why a search takes an idea, and the SQL of the points that it adds to the rank. */
export interface MatchPart {
  kind: MatchKind
  points: string
}

/** What ranks ideas that lack words: the weights of the words, the likeness of ideas according to another source. */
export interface Telling {
  readonly weights: BoundWeights
  readonly similarity: string | undefined
  /** A condition: its title has each telling word, if with a slip. */
  readonly isWhole: string
}

/** Parameters that hold the tsqueries of words and what they add to the rank. */
export interface BoundWeights {
  readonly queries: string
  readonly points: string
}

/** Takes the weights of words as parameters. */
export function bindWeights(weights: readonly WordWeight[], bind: Bind): BoundWeights {
  return {
    queries: `${bind(weights.map(({ query }) => query))}::tsquery[]`,
    points: `${bind(weights.map(({ share }) => Math.round(share * matchPoints.telling)))}::int[]`,
  }
}

/**
 * Gives the parts of the rank that a search sorts by, which is their sum. Title before body; the
 * words in the order typed, and a title that begins with them, before others; then titles that say
 * little else, and how often the words occur, for which those that only join others count too. Of a long search all words say less
 * where none is in the title and no two stand as they were typed. What the query lacks is null in the
 * parameters and adds nothing, so that all queries have the same text. `telling` is asked for in `alike`
 * alone: PostgreSQL refuses parameters that are not mentioned.
 */
export function matchParts(mode: MatchMode, part: QueryPart, telling: () => Telling): MatchPart[] {
  if (mode === 'alike') return alikeParts(part, telling())
  const typed = part('key')
  const { alikeBy, inTitle, littleElse, often } = pointsBy(part)
  const { mostInTitle, mostAlike, meant, meantScattered, meantInTitle, meantMost } = matchPoints
  if (mode === 'meantMost')
    return [{ kind: 'TITLE_MEANS_MOST', points: String(meantMost) }, alikeBy(mostAlike)]
  if (mode === 'meant')
    return [
      {
        kind: 'HAS_MEANT',
        points: `case when x.title_words @@ ${part('any')} or x.title_words @@ ${part('meantAny')} then ${meant} else ${meantScattered} end`,
      },
      { kind: 'TITLE_HAS_MEANT', points: inTitle(part('meantAll'), meantInTitle) },
      alikeBy(mostAlike),
      { kind: 'OFTEN', points: often(part('meantAll'), matchPoints.often) },
    ]
  if (mode === 'most')
    return [{ kind: 'TITLE_HAS_MOST', points: String(mostInTitle) }, alikeBy(mostAlike)]
  const {
    all: allWords,
    allScattered,
    isTitle,
    inTitle: all,
    begins,
    inOrder,
    often: times,
  } = matchPoints
  return [
    {
      kind: 'HAS_ALL',
      points: `case when ${part('near')} is null or x.title_words @@ ${part('any')} or x.words @@ ${part('near')} then ${allWords} else ${allScattered} end`,
    },
    { kind: 'TITLE_IS', points: `case when x.title_key = ${typed} then ${isTitle} else 0 end` },
    { kind: 'TITLE_HAS_ALL', points: inTitle(part('all'), all) },
    {
      kind: 'TITLE_BEGINS',
      points: `case when starts_with(x.title_key, ${typed}) then ${begins} else 0 end`,
    },
    {
      kind: 'TITLE_IN_ORDER',
      points: `case when strpos(x.title_key, ${typed}) > 1 then ${inOrder} else 0 end`,
    },
    littleElse(`x.title_words @@ ${part('all')}`, matchPoints.littleElse),
    { kind: 'OFTEN', points: often(part('typed'), times) },
  ]
}

/** The parts of ideas that are similar or have some of the words. */
function alikeParts(part: QueryPart, { weights, similarity, isWhole }: Telling): MatchPart[] {
  const { alikeBy, inTitle, littleElse, often } = pointsBy(part)
  const { alike, someInTitle, othersInTitle, some, meantSome, meansAlike } = matchPoints
  const parts: (MatchPart | null)[] = [
    alikeBy(alike),
    {
      kind: 'HAS_TELLING',
      points: `case when ${isWhole} then ${matchPoints.telling} else ${sumOf(weights)} end`,
    },
    {
      kind: 'TITLE_HAS_SOME',
      points: `${inTitle(part('any'), someInTitle)} + ${inTitle(part('others'), othersInTitle)}`,
    },
    littleElse(isWhole, matchPoints.littleElse),
    { kind: 'TITLE_MEANS_SOME', points: inTitle(part('meantAny'), meantSome) },
    similarity === undefined
      ? null
      : { kind: 'MEANS_ALIKE', points: `(${similarity} * ${meansAlike})::int` },
    { kind: 'OFTEN', points: often(part('often'), some) },
  ]
  return parts.filter((one) => one !== null)
}

/** What the words say that an idea has. */
function sumOf({ queries, points }: BoundWeights): string {
  return `(select coalesce(sum(word.points), 0) from unnest(${queries}, ${points}) word (query, points) where x.words @@ word.query)::int`
}

function pointsBy(part: QueryPart) {
  return {
    alikeBy: (points: number): MatchPart => ({
      kind: 'TITLE_ALIKE',
      points: `(word_similarity(${part('key')}, x.title_key) * ${points})::int`,
    }),
    inTitle: (words: string, points: number): string =>
      `case when x.title_words @@ ${words} then ${points} else 0 end`,
    littleElse: (holds: string, points: number): MatchPart => ({
      kind: 'TITLE_LITTLE_ELSE',
      points: `case when ${holds} then (floor(least(1, ${part('letters')} / greatest(1, length(x.title_key))) * ${QUARTERS}) * ${points / QUARTERS})::int else 0 end`,
    }),
    often: (words: string, points: number): string =>
      `(ts_rank('${WEIGHTS}', x.words, ${words}) * ${points})::int`,
  }
}
