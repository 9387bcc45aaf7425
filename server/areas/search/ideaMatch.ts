import { SAME_STEM, SLIP } from '#rules/closeness.ts'
import { wordsFound } from '#rules/foundWords.ts'
import type { Chunk } from '#rules/searchText.ts'
import { titleWords, type TitleWord } from '#rules/titleWords.ts'
import { stemsOf } from '#server/areas/texts/stems.ts'
import { meantIn } from './meanings.ts'
import type { SearchQuery } from './searchQuery.ts'
import { PREFIX_FROM } from './searchTerms.ts'

/** The way in which a search found an idea. */
export interface IdeaMatch {
  /** It lacks words of the search, or stands behind one that does. */
  isClose: boolean
  /** Gives the words of its title and excerpt that were found, as they stand there. */
  words: () => string[]
}

/** The match of an idea that no search found. */
export const noMatch: IdeaMatch = { isClose: false, words: () => [] }

interface Found {
  title: string
  excerpt: string
  isClose: boolean
}

/**
 * Gives what tells how a search found an idea: by the words that were typed, or others that mean the
 * same; a word of which it has none, by those that a slip of the hand makes of it.
 */
export function matchesOf({
  marked,
  meanings,
  isExact,
}: Pick<SearchQuery, 'marked' | 'meanings' | 'isExact'>): (idea: Found) => IdeaMatch {
  const finders = marked.map((chunk) => {
    const typed = wordsFound([chunk], { beginsFrom: PREFIX_FROM, from: SAME_STEM })
    const inflected = inflectedIn([chunk])
    return {
      own: (words: readonly TitleWord[]) => [...typed(words), ...inflected(words)],
      slipped: wordsFound([chunk], { beginsFrom: PREFIX_FROM, from: SLIP }),
    }
  })
  return ({ title, excerpt, isClose }) => ({
    isClose,
    words: () => {
      const texts = [title, excerpt]
      const parsed = texts.map(titleWords)
      const meant = texts.flatMap((text) => meantIn(text, meanings))
      const found = finders.flatMap(({ own, slipped }) => {
        const words = parsed.flatMap(own)
        // A word that means the same stands for the one that was typed.
        return words.length > 0 || meant.length > 0 || isExact ? words : parsed.flatMap(slipped)
      })
      return [...new Set([...found, ...meant])]
    },
  })
}

/** Gives what finds those of the words of a text that have a stem in common with some words. */
function inflectedIn(chunks: readonly Chunk[]): (words: readonly TitleWord[]) => string[] {
  const wordsOf = ({ runs }: Chunk) =>
    runs.flatMap(({ text, unspaced }) => (unspaced ? [] : [text]))
  const wanted = new Set(chunks.flatMap(wordsOf).flatMap((word) => stemsOf(word)))
  const isWanted = (form: string) => stemsOf(form).some((stem) => wanted.has(stem))
  return (words) =>
    wanted.size === 0
      ? []
      : words
          .filter(({ forms, isPair }) => !isPair && forms.some(isWanted))
          .map((word) => word.text)
}
