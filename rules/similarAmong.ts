import { foldText } from './searchText.ts'
import {
  phraseOf,
  rarity,
  SIMILAR_FROM,
  similarityOf,
  wantedWords,
  type Similarity,
} from './similarity.ts'
import { titleWords } from './titleWords.ts'

/** An idea that the client already has: its title, and as much of its details as is known. */
export interface IdeaAtHand {
  title: string
  text: string
}

/**
 * Finds the ideas at hand that are similar to the draft, the most similar first, by the same
 * comparison as the server's.
 */
export function similarAmong<One extends IdeaAtHand>(
  written: { title: string; body: string },
  ideas: readonly One[],
): (Similarity & { one: One })[] {
  const wanted = wantedWords(written.title, written.body)
  const phrase = phraseOf(written.title)
  const words = ideas.map(({ title, text }) => ` ${foldText(`${title} ${text}`)}`)
  const has = (at: number, place: number): boolean => {
    const { text = '', isPair = false } = wanted[place] ?? {}
    return words[at]?.includes(isPair ? text : ` ${text}`) ?? false
  }
  const weights = wanted.map((_, place) => rarity(ideas.filter((__, at) => has(at, place)).length))
  return ideas
    .map((one, at) => ({
      one,
      ...similarityOf(
        wanted,
        weights,
        { title: one.title, words: titleWords(one.title), has: (place) => has(at, place) },
        phrase,
      ),
    }))
    .filter(({ score }) => score >= SIMILAR_FROM)
    .sort((a, b) => b.score - a.score)
}
