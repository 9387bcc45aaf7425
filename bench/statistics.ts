/** Gives the value below which a share (0 to 1) of the numbers lies; NaN for none. */
export function quantile(numbers: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(numbers).sort()
  if (sorted.length === 0) return Number.NaN
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] as number
  const high = sorted[Math.ceil(place)] as number
  return low + (high - low) * (place - Math.floor(place))
}

export function median(numbers: Iterable<number>): number {
  return quantile(numbers, 0.5)
}

/**
 * Gives the median of a / b over pairs. The two of a pair are measured right after each other, so
 * that a slow moment hits both.
 */
export function medianRatio(a: readonly number[], b: readonly number[]): number {
  return median(a.map((value, index) => value / (b[index] ?? Number.NaN)))
}

/**
 * Gives an upper bound of the median of a / b over pairs with 95% certainty, for any distribution:
 * the order statistic that a fair coin exceeds once in twenty. NaN for fewer than eight pairs,
 * which cannot tell.
 */
export function upperBoundOfRatio(a: readonly number[], b: readonly number[]): number {
  const ratios = a
    .map((value, index) => value / (b[index] ?? Number.NaN))
    .sort((one, other) => one - other)
  if (ratios.length < 8) return Number.NaN
  return ratios[
    Math.min(
      ratios.length - 1,
      Math.ceil(ratios.length / 2 + (1.645 * Math.sqrt(ratios.length)) / 2),
    )
  ] as number
}
