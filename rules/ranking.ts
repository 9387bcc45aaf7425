/** Days after which a vote or comment counts half (docs/RULES.md#limits, trending). */
export const HALF_LIFE_DAYS = 14
/** Votes that one comment counts for (docs/RULES.md#limits, trending). */
export const COMMENT_WEIGHT = 0.3

const HALF_LIFE_MS = HALF_LIFE_DAYS * 86_400_000
const EPOCH = Date.UTC(2020, 0, 1)
/** Puts an idea without any vote or comment below all that have one, newest first. */
const SILENT = 1000

/**
 * A vote or comment that raises an idea's rank: `at` in milliseconds since 1970, `weight` in votes.
 */
export interface Boost {
  at: number
  weight: number
}

/** The kinds of boosts. */
export type BoostKind = 'VOTES' | 'IMPORTED_VOTES' | 'COMMENTS'

/** A boost with its kind and the number of votes or comments it stands for. */
export interface KnownBoost extends Boost {
  kind: BoostKind
  count: number
}

/**
 * The sum of the boosts of one kind: their number, those of the last half-life, and what they count
 * now.
 */
export interface RankPart {
  kind: BoostKind
  count: number
  recentCount: number
  points: number
}

/**
 * Computes the stored rank of an idea: log2 of the sum of all boosts, each weighted by 2^(time /
 * half-life). As time passes all scores halve together, so the order by this number never changes
 * by itself.
 */
export function trend(boosts: readonly Boost[], createdAt: number): number {
  const heights = boosts.filter((boost) => boost.weight > 0).map(heightOf)
  if (heights.length === 0) return halfLives(createdAt) - SILENT
  const top = heights.reduce((a, b) => Math.max(a, b))
  return top + Math.log2(heights.reduce((sum, height) => sum + 2 ** (height - top), 0))
}

/** Gives the rank after one more boost, without reading the earlier ones. */
export function boostedRank(rank: number, boost: Boost): number {
  const height = heightOf(boost)
  const top = Math.max(rank, height)
  return top + Math.log2(2 ** (rank - top) + 2 ** (height - top))
}

/** Gives the trending score at a moment, in votes (docs/RULES.md#limits). */
export function scoreAt(rank: number, now: number): number {
  return 2 ** (rank - halfLives(now))
}

/**
 * Explains an idea's place in a list: what each kind of boost adds to the number that the list is
 * sorted by. For TRENDING the parts add up to what `trend` stores, seen at `now`; for TOP every
 * vote counts 1. Kinds without boosts are left out.
 */
export function rankParts(
  sort: 'TRENDING' | 'TOP',
  boosts: readonly KnownBoost[],
  now: number,
): RankPart[] {
  const kinds: readonly BoostKind[] =
    sort === 'TRENDING' ? ['VOTES', 'IMPORTED_VOTES', 'COMMENTS'] : ['VOTES', 'IMPORTED_VOTES']
  return kinds.flatMap((kind) => {
    const own = boosts.filter((boost) => boost.kind === kind && boost.count > 0)
    if (own.length === 0) return []
    const recent = own.filter(({ at }) => at > now - HALF_LIFE_MS)
    const points = (boost: KnownBoost) =>
      sort === 'TRENDING' ? 2 ** (heightOf(boost) - halfLives(now)) : boost.count
    return [
      {
        kind,
        count: sumOf(own, ({ count }) => count),
        recentCount: sumOf(recent, ({ count }) => count),
        points: sumOf(own, points),
      },
    ]
  })
}

/** The reasons for which a search finds an idea. */
export type MatchKind =
  | 'HAS_ALL'
  | 'TITLE_IS'
  | 'TITLE_HAS_ALL'
  | 'TITLE_HAS_MOST'
  | 'TITLE_BEGINS'
  | 'TITLE_IN_ORDER'
  | 'TITLE_LITTLE_ELSE'
  | 'NUMBER_IS'
  | 'TITLE_ALIKE'
  | 'TITLE_HAS_SOME'
  | 'HAS_TELLING'
  | 'HAS_MEANT'
  | 'TITLE_HAS_MEANT'
  | 'TITLE_MEANS_MOST'
  | 'TITLE_MEANS_SOME'
  | 'MEANS_ALIKE'
  | 'OFTEN'

/**
 * Points of a search. Having all words outweighs any similarity, and among ideas with all words
 * each reason outweighs all later ones. A title with most of many words stands before texts that
 * have all of them, but scattered, and so does one that is very similar and has a telling word.
 * `alike` to `some` are for ideas that are similar or have some of the
 * words. What has words that mean the same stands behind what has those that were typed; scattered
 * over a text they say less than a similar title. Of titles with the words, the one that says little
 * else comes first (`littleElse`, by the share of its letters): nobody can type less than a short
 * title, and a long one has room for anything.
 */
export const matchPoints = {
  numberIs: 20_000,
  numberThere: 19_000,
  all: 2000,
  allScattered: 1400,
  mostInTitle: 1800,
  mostAlike: 190,
  isTitle: 8000,
  inTitle: 4000,
  begins: 1500,
  inOrder: 1000,
  littleElse: 250,
  often: 100,
  alike: 1000,
  telling: 900,
  someInTitle: 300,
  othersInTitle: 150,
  someLittleElse: 50,
  some: 200,
  meant: 1100,
  meantScattered: 900,
  meantInTitle: 600,
  meantMost: 1600,
  meantSome: 250,
  meansAlike: 900,
} as const

/** The logarithm of a boost's value, which grows with its weight and its time. */
function heightOf(boost: Boost): number {
  return Math.log2(boost.weight) + halfLives(boost.at)
}

function sumOf<One>(list: readonly One[], value: (one: One) => number): number {
  return list.reduce((sum, one) => sum + value(one), 0)
}

function halfLives(at: number): number {
  return (at - EPOCH) / HALF_LIFE_MS
}
