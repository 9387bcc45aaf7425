/** Days after which a vote or comment counts half (docs/RULES.md#limits, trending). */
export const HALF_LIFE_DAYS = 14
/** What a comment weighs against a vote (docs/RULES.md#limits, trending). */
export const COMMENT_WEIGHT = 0.3

const HALF_LIFE_MS = HALF_LIFE_DAYS * 86_400_000
const EPOCH = Date.UTC(2020, 0, 1)
/** Puts an idea without any vote or comment below all that have one, newest first. */
const SILENT = 1000

/** Something that lifts an idea: `at` in milliseconds since 1970, `weight` in votes. */
export interface Lift {
  at: number
  weight: number
}

/** What lifts an idea, by kind. */
export type LiftKind = 'VOTES' | 'IMPORTED_VOTES' | 'COMMENTS'

/** A lift of which its kind is known, and how many votes or comments it stands for. */
export interface KnownLift extends Lift {
  kind: LiftKind
  count: number
}

/** What the lifts of one kind come to: how many, how many of the last half-life, and what they count now. */
export interface RankPart {
  kind: LiftKind
  count: number
  recentCount: number
  points: number
}

/**
 * The stored rank of an idea: log2 of the sum of all lifts, each weighted by 2^(time / half-life).
 * As time passes all scores halve together, so the order by this number never changes by itself.
 */
export function trend(lifts: readonly Lift[], createdAt: number): number {
  const heights = lifts.filter((lift) => lift.weight > 0).map(heightOf)
  if (heights.length === 0) return halfLives(createdAt) - SILENT
  const top = heights.reduce((a, b) => Math.max(a, b))
  return top + Math.log2(heights.reduce((sum, height) => sum + 2 ** (height - top), 0))
}

/** The rank after one more lift, without looking at the earlier ones. */
export function lifted(rank: number, lift: Lift): number {
  const height = heightOf(lift)
  const top = Math.max(rank, height)
  return top + Math.log2(2 ** (rank - top) + 2 ** (height - top))
}

/** The trending score at a moment, in votes: what docs/RULES.md#limits defines. */
export function scoreAt(rank: number, now: number): number {
  return 2 ** (rank - halfLives(now))
}

/**
 * Why an idea stands where it stands: what each kind of lift adds to the number that a list is sorted by. Trending they come to what `trend` stores, seen at
 * the moment `now`; on top every vote counts 1 for ever. A kind that the idea has nothing of is left out.
 */
export function rankParts(
  sort: 'TRENDING' | 'TOP',
  lifts: readonly KnownLift[],
  now: number,
): RankPart[] {
  const kinds: readonly LiftKind[] =
    sort === 'TRENDING' ? ['VOTES', 'IMPORTED_VOTES', 'COMMENTS'] : ['VOTES', 'IMPORTED_VOTES']
  return kinds.flatMap((kind) => {
    const own = lifts.filter((lift) => lift.kind === kind && lift.count > 0)
    if (own.length === 0) return []
    const recent = own.filter(({ at }) => at > now - HALF_LIFE_MS)
    const points = (lift: KnownLift) =>
      sort === 'TRENDING' ? 2 ** (heightOf(lift) - halfLives(now)) : lift.count
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

/** Why a search takes an idea. */
export type MatchKind =
  | 'HAS_ALL'
  | 'TITLE_IS'
  | 'TITLE_HAS_ALL'
  | 'TITLE_BEGINS'
  | 'TITLE_IN_ORDER'
  | 'TITLE_ALIKE'
  | 'TITLE_HAS_SOME'
  | 'OFTEN'

/** What a search counts: having all words outweighs every likeness; of those with all words each reason outweighs all that come after it. The last three are for ideas that look alike or have some of the words; the first of them is a full likeness. */
export const matchPoints = {
  all: 2000,
  isTitle: 8000,
  inTitle: 4000,
  begins: 1500,
  inOrder: 1000,
  often: 100,
  alike: 1000,
  someInTitle: 300,
  some: 200,
} as const

/** The logarithm of what a lift counts: its weight, and how late it came. */
function heightOf(lift: Lift): number {
  return Math.log2(lift.weight) + halfLives(lift.at)
}

function sumOf<One>(list: readonly One[], value: (one: One) => number): number {
  return list.reduce((sum, one) => sum + value(one), 0)
}

function halfLives(at: number): number {
  return (at - EPOCH) / HALF_LIFE_MS
}
