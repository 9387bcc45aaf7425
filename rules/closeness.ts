/** Letters that two words must share at their beginning to count as having one stem. */
const STEM_FROM = 4
/** Least share of the longer word that the stem must make up. */
const STEM_SHARE = 0.7
/** Letters that may follow after a whole word: export, exporting. */
const ENDING_MAX = 4
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
  const allowed = short >= 8 ? 2 : 1
  return long - short <= allowed && isWithin(a, b, allowed) ? SLIP : 0
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}

/**
 * True when at most `allowed` letters added, left out, changed or swapped with their neighbour turn
 * one word into the other.
 */
function isWithin(a: string, b: string, allowed: number): boolean {
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, index) => index),
  ]
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > allowed) return false
    ;[before, row] = [row, next]
  }
  return (row[b.length] ?? 0) <= allowed
}
