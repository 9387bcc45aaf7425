const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * A key between two others as the collation "C" sorts them; `null` is the beginning or the end. Keys
 * are fractions in base 36 that never end in 0, so that there is always one between. After "Implementing
 * Fractional Indexing" by David Greenspan (CC0). Throws unless the first key is less than the second.
 */
export function rankBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after)
    throw new Error(`No key is between ${before} and ${after}`)
  return midpoint(before ?? '', after)
}

function midpoint(low: string, high: string | null): string {
  if (high !== null) {
    let shared = 0
    while ((low[shared] ?? '0') === high[shared]) shared++
    if (shared > 0) return high.slice(0, shared) + midpoint(low.slice(shared), high.slice(shared))
  }
  const first = low === '' ? 0 : DIGITS.indexOf(low.charAt(0))
  const last = high === null ? DIGITS.length : DIGITS.indexOf(high.charAt(0))
  if (last - first > 1) return DIGITS.charAt(Math.round((first + last) / 2))
  if (high !== null && high.length > 1) return high.charAt(0)
  return DIGITS.charAt(first) + midpoint(low.slice(1), null)
}
