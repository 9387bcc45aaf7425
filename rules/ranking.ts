/** Days after which a vote or comment counts half (SPEC 8, trending). */
export const HALF_LIFE_DAYS = 14
/** What a comment weighs against a vote (SPEC 8, trending). */
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

/**
 * The stored rank of an idea: log2 of the sum of all lifts, each weighted by 2^(time / half-life).
 * As time passes all scores halve together, so the order by this number never changes by itself.
 */
export function trend(lifts: readonly Lift[], createdAt: number): number {
  const heights = lifts.filter((lift) => lift.weight > 0).map((lift) => Math.log2(lift.weight) + halfLives(lift.at))
  if (heights.length === 0) return halfLives(createdAt) - SILENT
  const top = heights.reduce((a, b) => Math.max(a, b))
  return top + Math.log2(heights.reduce((sum, height) => sum + 2 ** (height - top), 0))
}

/** The rank after one more lift, without looking at the earlier ones. */
export function lifted(rank: number, lift: Lift): number {
  const height = Math.log2(lift.weight) + halfLives(lift.at)
  const top = Math.max(rank, height)
  return top + Math.log2(2 ** (rank - top) + 2 ** (height - top))
}

/** The trending score at a moment, in votes: what SPEC 8 defines. */
export function scoreAt(rank: number, now: number): number {
  return 2 ** (rank - halfLives(now))
}

function halfLives(at: number): number {
  return (at - EPOCH) / HALF_LIFE_MS
}
