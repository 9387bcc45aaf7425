import type { WantedWord } from '#rules/similarity.ts'
import { allButOne } from './searchQuery.ts'
import { slipsOf } from './searchTerms.ts'

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
