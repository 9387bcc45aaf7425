import { randomFrom, weighted, type Random } from '../random.ts'

/** Amount of data. Scale 1 is 100,000 ideas with a million votes. */
export interface Size {
  readonly ideas: number
  readonly votes: number
  readonly comments: number
  readonly people: number
}

export function sizeOf(scale: number): Size {
  const times = (count: number): number => Math.round(count * scale)
  return {
    ideas: times(100_000),
    votes: times(1_000_000),
    comments: times(200_000),
    people: times(40_000),
  }
}

/**
 * Authors, times and counts of all posts, without their texts. Arrays are indexed by idea; times
 * are milliseconds since 1970.
 */
export interface Plan {
  readonly size: Size
  readonly until: number
  readonly createdAt: Float64Array
  readonly voteCount: Int32Array
  readonly commentCount: Int32Array
  /** Picks a person's index, weighted by how often they do each. */
  author(random: Random): number
  voter(random: Random): number
  commenter(random: Random): number
}

const YEARS = 3
const YEAR = 365.25 * 86_400_000
const DAY = 86_400_000
/**
 * The busiest 1% write some 60% of the comments; a voter has 15 votes at the median; authors lie
 * between.
 */
const BUSY = { author: 1.9, voter: 1, commenter: 2.55 }
/** The top 1% of ideas hold some 20% of the votes, the top 10% some 59%, and 14.5% have none. */
const VOTES = { sigma: 1.5, none: 0.145 }
/** Median 0, 95% of the ideas have at most 7, a few have hundreds. */
const COMMENTS = { sigma: 1.6, none: 0.52 }

export function makePlan(size: Size, until: number, seed: number): Plan {
  const random = randomFrom(seed)
  const activity = (sigma: number) =>
    weighted(Array.from({ length: size.people }, () => random.logNormal(1, sigma)))
  return {
    size,
    until,
    createdAt: arrivals(random, size.ideas, until),
    voteCount: counts(random, size.ideas, size.votes, VOTES, Math.floor(size.people / 4)),
    commentCount: counts(random, size.ideas, size.comments, COMMENTS, 400),
    author: activity(BUSY.author),
    voter: activity(BUSY.voter),
    commenter: activity(BUSY.commenter),
  }
}

/**
 * Gives posting times in bursts: gaps spread over three orders of magnitude, and weekends are
 * quiet.
 */
function arrivals(random: Random, count: number, until: number): Float64Array {
  const times = new Float64Array(count)
  let at = 0
  for (let index = 0; index < count; index += 1) {
    at += random.logNormal(10, 2)
    times[index] = at
  }
  const stretch = (YEARS * YEAR) / at
  return times.map((time) => offWeekend(random, until - YEARS * YEAR + time * stretch)).sort()
}

function offWeekend(random: Random, time: number): number {
  const day = new Date(time).getUTCDay()
  const moved = (day === 0 || day === 6) && random.chance(0.3)
  return moved ? time - 2 * DAY : time
}

function counts(
  random: Random,
  ideas: number,
  total: number,
  { sigma, none }: { sigma: number; none: number },
  max: number,
): Int32Array {
  const weights = Float64Array.from({ length: ideas }, () =>
    random.chance(none) ? 0 : random.logNormal(1, sigma),
  )
  const scale = total / weights.reduce((sum, weight) => sum + weight, 0)
  return Int32Array.from(weights, (weight) =>
    weight === 0 ? 0 : Math.min(max, Math.max(1, Math.floor(weight * scale + random.next()))),
  )
}

/**
 * Gives a moment between `from` and `until`: most reactions to a post come in its first days, some
 * after years.
 */
export function later(random: Random, from: number, until: number): number {
  const wait = random.logNormal(4 * DAY, 2)
  return from + wait < until ? from + wait : from + random.next() * (until - from)
}
