import { limits } from '#rules/limits.ts'
import { asciiKey, chunksOf, pairsOf, type Chunk, type Run } from '#rules/searchText.ts'
import { commonChunks, withoutAsking } from './stopWords.ts'

/** From this many letters on a word is also found by what begins with it. */
const PREFIX_FROM = 3
/** Words beyond this many are left out: what is searched for is known by then. */
const WORDS_MAX = 12
/** In a search for any word, shorter ones say too little. */
const TELLING_FROM = 4

/** So many telling words say enough for an idea that lacks one of them. */
const LONG_FROM = 5

/** A search as the database understands it; the first four are texts of tsquery. */
export interface SearchQuery {
  /** Every word that says something. */
  all: string
  /** Every word as typed, also those that only join others or ask; the same as `all` where there are none. */
  typed: string
  /** All telling words but one, whichever; null for a short search. */
  most: string | null
  /** One of the telling words, or what a slip in a short one may have been meant for. */
  any: string
  /** The search folded to ASCII, for similarity. */
  key: string
  /** The words of which one must fit a title that looks alike. */
  fitting: readonly Chunk[]
  /** It holds a phrase in quotes: nothing else is meant. */
  isExact: boolean
}

/** Lengths of words for which similarity says little, so that their slips are written out: two letters swapped, one too many. */
const SLIPS = { from: 3, to: 7 }

/**
 * Reads the text of the search field as a query: quotes hold a phrase, words are found by their
 * beginning. Words that only join others or ask are not needed, unless there are no others. Null:
 * nothing to search for.
 */
export function parseSearch(typed: string): SearchQuery | null {
  // PostgreSQL takes no NUL in a parameter.
  const text = typed.slice(0, limits.search.max).replaceAll('\0', ' ')
  const pieces = text.normalize('NFC').split(/["“”„«»「」]/u)
  const terms = termsOf(pieces)
  if (terms.length === 0) return null
  const common = commonChunks(terms.flatMap(({ isPhrase, chunks }) => (isPhrase ? [] : chunks)))
  const told = terms
    .filter(({ chunks }) => !chunks.some((chunk) => common.has(chunk)))
    .map((term) => (term.isPhrase ? term : { ...term, chunks: term.chunks.map(withoutAsking) }))
  const needed = (told.length > 0 ? told : terms).slice(0, WORDS_MAX)
  const telling = needed.filter((term) => lengthOf(term) >= TELLING_FROM)
  const long = needed.filter((term) => lengthOf(term) >= PREFIX_FROM)
  const alone = (term: Term) => queryOf({ ...term, isLast: false })
  const slips = needed.flatMap(({ chunks }) => chunks.flatMap(({ runs }) => runs.flatMap(slipsOf)))
  const joined = (list: readonly Term[]) => list.map(queryOf).join(' & ')
  return {
    all: joined(needed),
    typed: joined(terms.slice(0, WORDS_MAX)),
    most: telling.length < LONG_FROM ? null : allButOne(telling.map(alone)),
    any: [
      ...(telling.length > 0 ? telling : needed).map(alone),
      ...slips.map((word) => lexeme(word, false)),
    ].join(' | '),
    key: asciiKey(text).slice(0, limits.search.max),
    fitting: (long.length > 0 ? long : needed).flatMap(({ chunks }) => chunks),
    isExact: pieces.length > 2,
  }
}

/** Gives a tsquery for texts with all of these but one. Takes the texts of tsqueries. */
export function allButOne(queries: readonly string[]): string {
  return queries
    .map((_, left) => `(${queries.filter((__, index) => index !== left).join(' & ')})`)
    .join(' | ')
}

/** A word, or a phrase in quotes with all of its words. */
interface Term {
  chunks: readonly Chunk[]
  isPhrase: boolean
  /** It may still be typed, so that any beginning of a word counts. */
  isLast: boolean
}

/** Takes what was typed, cut at its quotes. */
function termsOf(pieces: readonly string[]): Term[] {
  return pieces.flatMap((piece, index): Term[] => {
    const chunks = chunksOf(piece)
    // An opening quote without its closing one is still being typed.
    if (index % 2 === 1 && index < pieces.length - 1)
      return chunks.length === 0 ? [] : [{ chunks, isPhrase: true, isLast: false }]
    const last = index === pieces.length - 1 ? chunks.at(-1) : null
    return chunks.map((chunk) => ({ chunks: [chunk], isPhrase: false, isLast: chunk === last }))
  })
}

function queryOf({ chunks, isPhrase, isLast }: Term): string {
  return isPhrase
    ? sequence(
        chunks.flatMap(({ runs }) => runs),
        () => false,
      )
    : chunks.map((chunk) => chunkTerm(chunk, isLast)).join(' & ')
}

/** The letters of its longest word. */
function lengthOf({ chunks, isPhrase }: Term): number {
  const runs = chunks.flatMap((chunk) => chunk.runs)
  return isPhrase || runs.some((run) => run.unspaced)
    ? TELLING_FROM
    : Math.max(...runs.map((run) => run.text.length))
}

function chunkTerm(chunk: Chunk, isLast: boolean): string {
  const byBeginning = (run: Run, index: number) =>
    index === chunk.runs.length - 1 && (isLast || run.text.length >= PREFIX_FROM)
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

function lexeme(word: string, prefix: boolean): string {
  return prefix ? `'${word}':*` : `'${word}'`
}

/** Gives the words that somebody may have meant who made a slip in a short word. */
export function slipsOf({ text, unspaced }: Run): string[] {
  if (unspaced || text.length < SLIPS.from || text.length > SLIPS.to) return []
  const places = [...text.slice(0, -1)].map((_, index) => index)
  const swapped = places.map(
    (at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  )
  const without =
    text.length > SLIPS.from ? places.map((at) => text.slice(0, at) + text.slice(at + 1)) : []
  return [...new Set([...swapped, ...without])].filter((word) => word !== text)
}
