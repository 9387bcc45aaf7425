import { foldText } from './searchText.ts'
import { fitting, similarityOf, type Candidate, type WantedWord } from './similarity.ts'

/**
 * Least relatedness of an idea that is shown beside another to somebody who has not asked. Of titles
 * with words put together by chance, 99 in 100 have none so related in the real sets
 * (relatedness.slow.test.ts); it shows little, and hardly ever by chance.
 */
export const RELATED_FROM = 0.56
/** So many rare words in common are enough. One or two may be there by chance, whatever share they are of a short title. */
const ENOUGH = 2.5
/** A pair of characters of a script without spaces is half a word. */
const PAIR = 0.5

/**
 * Measures how much two ideas are about the same by their titles alone (0 to 1): the share of both
 * that is alike, less where few words or common ones say so. `wanted` and `weights` are the words
 * of `title` and their rarity.
 */
export function relatedness(
  wanted: readonly WantedWord[],
  weights: readonly number[],
  title: string,
  other: Pick<Candidate, 'title' | 'words'>,
): number {
  if (foldText(title) === foldText(other.title)) return 1
  const { score } = similarityOf(wanted, weights, { ...other, has: () => false })
  if (score === 0) return 0
  const common = wanted.reduce(
    (sum, word, at) =>
      sum + fitting(word, other.words)[0] * (weights[at] ?? 0) * (word.isPair ? PAIR : 1),
    0,
  )
  return score * Math.min(1, common / ENOUGH)
}
