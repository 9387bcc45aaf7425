import type { WantedWord } from '#rules/similarity.ts'
import type { Synonyms } from '#server/areas/synonyms/synonyms.ts'
import { findMeanings, meantIn } from './meanings.ts'
import { allButOne } from './mostOf.ts'
import { slipsOf, termsOf } from './searchTerms.ts'

/** The number of letters at the end of a word that may differ: votes, voting. */
const ENDING = 2
const STEM_FROM = 4
/** Slips are seldom in the first letters. */
const BEGINNING = 3

/** Gives the tsquery for a word, and for the same word with another ending. */
export function wordQuery({ text, isPair }: WantedWord): string {
  if (isPair || text.length < STEM_FROM) return `'${text}'`
  return `'${text.slice(0, Math.max(STEM_FROM, text.length - ENDING))}':*`
}

/**
 * Gives the tsqueries of the words of a draft, those of its title with what means the same; and what
 * finds the words of another title that do.
 */
export function wordQueries(
  wanted: readonly WantedWord[],
  title: string,
  synonyms: Synonyms,
): { queries: string[]; meantIn: (title: string) => string[] } {
  const terms = termsOf([title])
  const spans = findMeanings(terms, synonyms).map(({ from, to, meanings }) => {
    const chunks = terms.slice(from, to).flatMap((term) => term.chunks)
    const words = chunks.flatMap(({ runs, joined }) => [joined, ...runs.map(({ text }) => text)])
    return { words, meanings }
  })
  const meanings = spans.flatMap((span) => span.meanings)
  const queryOf = (word: WantedWord): string => {
    const meant = spans.filter(({ words }) => word.inTitle && words.includes(word.text))
    const all = [wordQuery(word), ...meant.flatMap((span) => span.meanings.map((one) => one.query))]
    return all.length === 1 ? wordQuery(word) : `(${all.join(' | ')})`
  }
  return {
    queries: wanted.map(queryOf),
    meantIn: (other) => meantIn(other, meanings),
  }
}

/** Gives the tsquery for texts with all words but one. Takes the texts of tsqueries. */
export function nearlyAll(queries: readonly string[]): string {
  return queries.length < 3 ? queries.join(' & ') : allButOne(queries)
}

/** Gives the tsquery for words that begin as a slip of the hand does. */
export function beginningQuery({ text }: WantedWord): string {
  return `'${text.slice(0, Math.max(BEGINNING, Math.ceil(text.length / 2)))}':*`
}

/**
 * Gives the tsquery for words with the same letters, two of them swapped or one fewer; empty where
 * there are none.
 */
export function slipQuery({ text, isPair }: WantedWord): string {
  return slipsOf({ text, unspaced: isPair })
    .map((slip) => `'${slip}'`)
    .join(' | ')
}
