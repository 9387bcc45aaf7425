/** A seeded random generator: the same seed gives the same data on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `below`. */
  int(below: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
  /**
   * A log-normal number, given its median and the spread of its logarithm, as lengths, counts and
   * delays of people are distributed.
   */
  logNormal(median: number, sigma: number): number
}

/** Creates a generator from any whole number (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number): number => Math.floor(next() * below)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => list[int(list.length)] as T,
    chance: (share) => next() < share,
    logNormal: (median, sigma) => median * Math.exp(sigma * normal()),
  }
}

/** Gives a function that picks an index with a probability proportional to its weight. */
export function weighted(weights: readonly number[]): (random: Random) => number {
  const sums = new Float64Array(weights.length)
  let total = 0
  weights.forEach((weight, index) => {
    total += weight
    sums[index] = total
  })
  return (random) => {
    const wanted = random.next() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}
