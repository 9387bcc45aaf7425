import type { WantedWord } from '#rules/similarity.ts'
import { allButOne, slipsOf } from './searchQuery.ts'

/** As many letters at the end of a word may differ: votes, voting. */
const ENDING = 2
const STEM_FROM = 4
/** Slips are seldom in the first letters. */
const BEGINNING = 3

/** What finds a word, and the same word with another ending, as the text of a tsquery. */
export function wordQuery({ text, isPair }: WantedWord): string {
  if (isPair || text.length < STEM_FROM) return `'${text}'`
  return `'${text.slice(0, Math.max(STEM_FROM, text.length - ENDING))}':*`
}

/** What finds texts with all words but one, of the texts of tsqueries. */
export function nearlyAll(queries: readonly string[]): string {
  return queries.length < 3 ? queries.join(' & ') : allButOne(queries)
}

/** What finds words that begin as a slip of the hand does. */
export function beginningQuery({ text }: WantedWord): string {
  return `'${text.slice(0, Math.max(BEGINNING, Math.ceil(text.length / 2)))}':*`
}

/** What finds words that have its letters, two of them swapped or one fewer; empty where there are none. */
export function slipQuery({ text, isPair }: WantedWord): string {
  return slipsOf({ text, unspaced: isPair })
    .map((slip) => `'${slip}'`)
    .join(' | ')
}
