import { chunksOf, isName, isNamed, pairsOf, type Chunk, type Run } from '#rules/searchText.ts'
import { stemsOf, stemWord } from '#server/areas/texts/stems.ts'
import { commonChunks, withoutAsking } from './stopWords.ts'

/** From this many letters on a word is also found by what begins with it. */
export const PREFIX_FROM = 3
/** In a search for any word, shorter ones say too little. */
const TELLING_FROM = 4
/** Lengths of words for which similarity says little, so that their slips are written out: two letters swapped, one too many. */
const SLIPS = { from: 3, to: 7 }
/** The letters of half a word that somebody may have written apart, or as one with another. */
const HALF_FROM = 3
/** The letters at the end of a word that may differ, and those that have to stay. */
const ENDING = 2
const STEM_FROM = 4
const hiragana = /^\p{Script=Hiragana}+$/u
/** Longer runs of letters are no words. */
const WORD_TO = 40

/** A word of a search, or a phrase in quotes with all of its words. */
export interface Term {
  readonly chunks: readonly Chunk[]
  readonly isPhrase: boolean
  /** It may still be typed, so that any beginning of a word counts. */
  readonly isLast: boolean
  /** It only joins others, or asks. */
  readonly isCommon: boolean
  /** Its place among the terms. */
  readonly place: number
  /** The places of its first and last word in the text, as they are counted where texts are stored. */
  readonly words: readonly [number, number]
}

/** Gives the terms of what was typed, which is cut at its quotes. */
export function termsOf(pieces: readonly string[]): Term[] {
  const typed = pieces.flatMap((piece, index) => {
    const chunks = chunksOf(piece)
    // An opening quote without its closing one is still being typed.
    if (index % 2 === 1 && index < pieces.length - 1)
      return chunks.length === 0 ? [] : [{ chunks, isPhrase: true, isLast: false }]
    const last = index === pieces.length - 1 ? chunks.at(-1) : null
    return chunks.map((chunk) => ({ chunks: [chunk], isPhrase: false, isLast: chunk === last }))
  })
  const common = commonChunks(typed.flatMap(({ isPhrase, chunks }) => (isPhrase ? [] : chunks)))
  let end = 0
  return typed.map((term, place) => {
    const first = end + 1
    end += term.chunks.flatMap(({ runs }) => runs.map(sizeOf)).reduce((sum, size) => sum + size, 0)
    const isCommon = term.chunks.some((chunk) => common.has(chunk))
    return { ...term, place, isCommon, words: [first, end] }
  })
}

/** A script without spaces is stored by its pairs of characters, and the last one alone. */
function sizeOf({ text, unspaced }: Run): number {
  return unspaced ? [...text].length : 1
}

/** The terms that say something, or all where none does. */
export function neededTerms(terms: readonly Term[]): readonly Term[] {
  const told = terms
    .filter(({ isCommon }) => !isCommon)
    .map((term) => (term.isPhrase ? term : { ...term, chunks: term.chunks.map(withoutAsking) }))
  return told.length > 0 ? told : terms
}

/** Whether a term has enough letters to say something by itself. */
export function isTelling(term: Term): boolean {
  return lengthOf(term) >= TELLING_FROM
}

/** Gives the tsquery for texts with two neighbours as far from each other as they were typed; null where there are none. */
export function nearQuery(terms: readonly Term[]): string | null {
  const isSpaced = ({ chunks }: Term) =>
    chunks.every(({ runs }) => runs.every((run) => !run.unspaced))
  const pairs = terms.slice(1).flatMap((second, index) => {
    const first = terms[index]
    if (!first || !isSpaced(first) || !isSpaced(second)) return []
    return [`(${aloneQuery(first)} <${second.words[0] - first.words[1]}> ${aloneQuery(second)})`]
  })
  return pairs.length === 0 ? null : pairs.join(' | ')
}

/** Neighbours that may be one word: "note book" for "notebook". */
export function compoundsOf(terms: readonly Term[]): { places: [number, number]; word: string }[] {
  return terms.slice(1).flatMap((_, at) => {
    const both = terms.slice(at, at + 2)
    const halves = both.map((term) => wordOf(term) ?? '')
    const isPossible =
      halves.every((half) => half.length >= HALF_FROM) && !both.every(({ isCommon }) => isCommon)
    return isPossible ? [{ places: [at, at + 1], word: halves.join('') }] : []
  })
}

/** Gives the tsquery of a name that all words are the parts of: "create member type" for createMemberType; null where they are not. */
export function nameOf(terms: readonly Term[]): string | null {
  const parts = terms.map(wordOf)
  return parts.length < 2 || parts.includes(null) ? null : lexeme(parts.join(''), false)
}

/** Gives the tsqueries of the words that may be two: "darkmode" for "dark mode". */
export function splitsOf(terms: readonly Term[]): string[] {
  return terms.flatMap((term) => {
    const word = wordOf(term) ?? ''
    if (word.length > WORD_TO) return []
    const cuts = [...word].map((_, at) => at).slice(HALF_FROM, 1 - HALF_FROM)
    return cuts.map((at) => `('${word.slice(0, at)}' <-> '${word.slice(at)}')`)
  })
}

/** The term as one word of a script with spaces; null where it is more, or another, or a name with a sign. */
function wordOf({ chunks, isPhrase }: Term): string | null {
  const [run, ...others] = chunks.flatMap(({ runs }) => runs)
  const isWord = run && others.length === 0 && !isPhrase && !run.unspaced && !isName(run.text)
  return isWord ? run.text : null
}

/** Gives the tsquery of a term. */
export function queryOf({ chunks, isPhrase, isLast }: Term): string {
  return isPhrase
    ? sequence(
        chunks.flatMap(({ runs }) => runs),
        () => false,
      )
    : chunks.map((chunk) => chunkQuery(chunk, isLast)).join(' & ')
}

/** The same where it finds by itself: a beginning of one or two letters is no word. */
export function aloneQuery(term: Term): string {
  return queryOf({ ...term, isLast: false })
}

/** Gives the tsquery of a term, and of its stem where that finds more than its beginning does. */
export function inflected(term: Term, query: (term: Term) => string): string {
  return withStems(query(term), wordOf(term) ?? '')
}

/** The same of a term with whatever ending: votes, voting. */
export function stemQuery(term: Term): string {
  const word = wordOf(term) ?? ''
  if (word.length <= STEM_FROM || /\d/.test(word)) return inflected(term, aloneQuery)
  const beginning = word.slice(0, Math.max(STEM_FROM, word.length - ENDING))
  return withStems(lexeme(beginning, true), word, beginning)
}

/**
 * Gives the tsqueries of what a term says: the word with whatever ending, or in a script without
 * spaces the pairs of its characters, since where its words end is not known. Pairs of hiragana
 * alone only join others.
 */
export function tellingQueries(term: Term): string[] {
  const all = term.chunks.flatMap(({ runs }) => runs)
  if (term.isPhrase || !all.some(({ unspaced }) => unspaced)) return [stemQuery(term)]
  const queries = all.flatMap(({ text, unspaced }) =>
    unspaced
      ? pairsOf(text)
          .filter((pair) => !hiragana.test(pair))
          .map((pair) => lexeme(pair, [...pair].length === 1))
      : [lexeme(text, text.length >= PREFIX_FROM)],
  )
  return queries.length > 0 ? queries : [stemQuery(term)]
}

function withStems(query: string, word: string, beginning = word): string {
  const stems = stemsOf(word).filter((stem) => !isCovered(stem, beginning))
  return stems.length === 0
    ? query
    : `(${[query, ...stems.map((stem) => lexeme(stemWord(stem), false))].join(' | ')})`
}

/** Whether all words with a stem have a beginning; its "i" may stand for a "y" (category), its "e" may go (voting). */
function isCovered(stem: string, beginning: string): boolean {
  return stem.startsWith(beginning) && !/[ei]$/.test(stem)
}

/** The letters of its longest word, or of a name whose parts are shorter: GitHub. */
export function lengthOf({ chunks, isPhrase }: Term): number {
  const runs = chunks.flatMap((chunk) => chunk.runs)
  const names = chunks.flatMap(({ joined }) => joined ?? [])
  return isPhrase || runs.some((run) => run.unspaced || isName(run.text))
    ? TELLING_FROM
    : Math.max(...[...runs.map((run) => run.text), ...names].map(({ length }) => length))
}

function chunkQuery(chunk: Chunk, isLast: boolean): string {
  const byBeginning = (run: Run, index: number) =>
    index === chunk.runs.length - 1 && (isLast || run.text.length >= PREFIX_FROM)
  // Only what is named so: not "network" for ".net". A name after a dot may still be typed.
  if (isNamed(chunk)) return sequence(chunk.runs, ({ text }) => isLast && text.startsWith('.'))
  const parts = sequence(chunk.runs, byBeginning)
  return chunk.joined ? `(${parts} | ${lexeme(chunk.joined, true)})` : parts
}

/** Runs one after the other, each word at the next place. */
function sequence(runs: readonly Run[], byBeginning: (run: Run, index: number) => boolean): string {
  const words = runs.flatMap((run, index) => {
    if (!run.unspaced) return [{ word: run.text, prefix: byBeginning(run, index) }]
    const pairs = pairsOf(run.text)
    return pairs.map((word) => ({ word, prefix: pairs.length === 1 && [...word].length === 1 }))
  })
  return `(${words.map(({ word, prefix }) => lexeme(word, prefix)).join(' <-> ')})`
}

/** Gives the tsquery of a word, or of what begins with it. */
export function lexeme(word: string, prefix: boolean): string {
  return prefix ? `'${word}':*` : `'${word}'`
}

/** Gives the words that somebody may have meant who made a slip in a short word. */
export function slipsOf({ text, unspaced }: Run): string[] {
  if (unspaced || isName(text) || text.length < SLIPS.from || text.length > SLIPS.to) return []
  const places = [...text.slice(0, -1)].map((_, index) => index)
  const swapped = places.map(
    (at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  )
  const without =
    text.length > SLIPS.from ? places.map((at) => text.slice(0, at) + text.slice(at + 1)) : []
  return [...new Set([...swapped, ...without])].filter((word) => word !== text)
}
