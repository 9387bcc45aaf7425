/** A piece of a text. `isOwn` is true when the other text does not have it there. */
export interface ComparedPart {
  readonly text: string
  readonly isOwn: boolean
}

/**
 * Texts with more words than this are not compared, since the cost grows with the product of both
 * lengths.
 */
const WORDS_MAX = 2_000

/**
 * Compares two texts word by word and marks what only one of them has. Long texts come back
 * unmarked.
 */
export function changedWords(one: string, other: string): [ComparedPart[], ComparedPart[]] {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  let start = 0
  while (start < Math.min(left.length, right.length) && left[start] === right[start]) start += 1
  let end = 0
  while (
    end < Math.min(left.length, right.length) - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1
  const [innerLeft, innerRight] = [
    left.slice(start, left.length - end),
    right.slice(start, right.length - end),
  ]
  if (innerLeft.length + innerRight.length > WORDS_MAX)
    return [[{ text: one, isOwn: false }], [{ text: other, isOwn: false }]]
  const common = commonWords(innerLeft, innerRight)
  const parts = (words: readonly string[], inner: readonly boolean[]) =>
    joined(
      words.map((text, at) => ({
        text,
        isOwn: at >= start && at < words.length - end && !inner[at - start],
      })),
    )
  return [parts(left, common.left), parts(right, common.right)]
}

/** Words with the spaces after them, so that joining them gives the text. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+\s*/g) ?? []
}

/** Finds the words of the longest common sequence of both. */
function commonWords(
  left: readonly string[],
  right: readonly string[],
): { left: boolean[]; right: boolean[] } {
  const width = right.length + 1
  const lengths = new Uint16Array((left.length + 1) * width)
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = same(left[i], right[j])
        ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
    }
  }
  const marks = { left: left.map(() => false), right: right.map(() => false) }
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (same(left[i], right[j])) [marks.left[i++], marks.right[j++]] = [true, true]
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1
    else j += 1
  }
  return marks
}

function same(one = '', other = ''): boolean {
  return one.trim() === other.trim()
}

function joined(parts: readonly ComparedPart[]): ComparedPart[] {
  const all: ComparedPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last?.isOwn === part.isOwn) all[all.length - 1] = { ...last, text: last.text + part.text }
    else all.push(part)
  }
  return all
}
