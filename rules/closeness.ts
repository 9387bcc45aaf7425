/** Letters that two words must share at their beginning to count as having one stem. */
const STEM_FROM = 4
/** Least share of the longer word that the stem must make up. */
const STEM_SHARE = 0.7
/** Letters that may follow after a whole word: export, exporting. */
const ENDING_MAX = 4
/** Letters from which on a word may have two slips, or two pairs of letters that changed places. */
const TWO_SLIPS_FROM = 8
const TWO_SWAPS_FROM = 6
/** The similarity of words with another ending. */
export const SAME_STEM = 0.9
/** The similarity of words that differ by a slip of the hand: the least there is. */
export const SLIP = 0.85

/**
 * Similarity of two folded words: 1 for the same, less for another ending (vote, votes), less again
 * for a typing mistake, else 0.
 */
export function closeness(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length < b.length ? [a.length, b.length] : [b.length, a.length]
  if (short < STEM_FROM) return 0
  const common = commonStart(a, b)
  const isSameStem =
    (common >= STEM_FROM && common >= STEM_SHARE * long) ||
    (common === short && short > STEM_FROM && long - short <= ENDING_MAX)
  if (isSameStem) return SAME_STEM
  const allowed = short >= TWO_SLIPS_FROM ? 2 : 1
  const isSlip = long - short <= allowed && isWithin(a, b, allowed)
  return isSlip || isSwappedTwice(a, b) ? SLIP : 0
}

/** Two pairs of neighbours changed places, which leaves every letter there: that shows in shorter words as well. */
function isSwappedTwice(a: string, b: string): boolean {
  return (
    a.length === b.length &&
    a.length >= TWO_SWAPS_FROM &&
    isWithin(a, b, 2) &&
    [...a].sort().join('') === [...b].sort().join('')
  )
}

/** The letters that two words have in common from these places on. */
function commonStart(a: string, b: string, i = 0, j = 0): number {
  let length = 0
  while (i + length < a.length && a.charCodeAt(i + length) === b.charCodeAt(j + length)) length += 1
  return length
}

/**
 * True when at most `allowed` letters added, left out, changed or swapped with their neighbour turn
 * what one word has from a place on into what the other has (optimal string alignment).
 */
function isWithin(a: string, b: string, allowed: number, fromA = 0, fromB = 0): boolean {
  const same = commonStart(a, b, fromA, fromB)
  const [i, j] = [fromA + same, fromB + same]
  const [restOfA, restOfB] = [a.length - i, b.length - j]
  if (restOfA === 0 || restOfB === 0) return restOfA + restOfB <= allowed
  if (Math.abs(restOfA - restOfB) > allowed || allowed === 0) return false
  const isSwapped =
    a.charCodeAt(i) === b.charCodeAt(j + 1) && a.charCodeAt(i + 1) === b.charCodeAt(j)
  return (
    isWithin(a, b, allowed - 1, i + 1, j + 1) ||
    isWithin(a, b, allowed - 1, i + 1, j) ||
    isWithin(a, b, allowed - 1, i, j + 1) ||
    (isSwapped && isWithin(a, b, allowed - 1, i + 2, j + 2))
  )
}
