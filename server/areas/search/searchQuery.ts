import { limits } from '#rules/limits.ts'
import { asciiKey, chunksOf, pairsOf, type Chunk, type Run } from '#rules/searchText.ts'

/** From this many letters on a word is also found by what begins with it. */
const PREFIX_FROM = 3
/** Words beyond this many are left out: what is searched for is known by then. */
const WORDS_MAX = 12
/** In a search for any word, shorter ones say too little (the, and, der, les). */
const TELLING_FROM = 4

/** So many telling words say enough for an idea that lacks one of them. */
const LONG_FROM = 5

/** A search as the database understands it; the first three are texts of tsquery. */
export interface SearchQuery {
  /** Every word. */
  all: string
  /** All telling words but one, whichever; null for a short search. */
  most: string | null
  /** One of the telling words, or what a slip in a short one may have been meant for. */
  any: string
  /** The search folded to ASCII, for similarity. */
  key: string
  /** It holds a phrase in quotes: nothing else is meant. */
  isExact: boolean
}

/** Lengths of words for which similarity says little, so that their slips are written out: two letters swapped, one too many. */
const SLIPS = { from: 3, to: 7 }

/**
 * Reads the text of the search field as a query: quotes hold a phrase, words are found by their
 * beginning. Null: nothing to search for.
 */
export function parseSearch(typed: string): SearchQuery | null {
  // PostgreSQL takes no NUL in a parameter.
  const text = typed.slice(0, limits.search.max).replaceAll('\0', ' ')
  const pieces = text.normalize('NFC').split(/["“”„«»「」]/u)
  // An opening quote without its closing one is still being typed.
  const quoted = (index: number) => index % 2 === 1 && index < pieces.length - 1
  const terms = pieces
    .flatMap((piece, index) =>
      quoted(index) ? phraseTerms(piece) : wordTerms(piece, index === pieces.length - 1),
    )
    .slice(0, WORDS_MAX)
  if (terms.length === 0) return null
  const telling = terms.filter((term) => term.length >= TELLING_FROM)
  const some = telling.length > 0 ? telling : terms
  const slips = chunksOf(text)
    .slice(0, WORDS_MAX)
    .flatMap(({ runs }) => runs.flatMap(slipsOf))
  const all = terms.map(({ term }) => term).join(' & ')
  const any = [...some.map(({ alone }) => alone), ...slips.map((word) => lexeme(word, false))].join(
    ' | ',
  )
  const most = telling.length < LONG_FROM ? null : allButOne(telling.map(({ alone }) => alone))
  return {
    all,
    most,
    any,
    key: asciiKey(text).slice(0, limits.search.max),
    isExact: pieces.length > 2,
  }
}

/** Gives a tsquery for texts with all of these but one. Takes the texts of tsqueries. */
export function allButOne(queries: readonly string[]): string {
  return queries
    .map((_, left) => `(${queries.filter((__, index) => index !== left).join(' & ')})`)
    .join(' | ')
}

interface SizedTerm {
  term: string
  /** The query by any word; a beginning of one or two letters is none, even while it is typed. */
  alone: string
  length: number
}

function wordTerms(text: string, hasLast: boolean): SizedTerm[] {
  const found = chunksOf(text)
  return found.map((chunk, index) => ({
    term: chunkTerm(chunk, hasLast && index === found.length - 1),
    alone: chunkTerm(chunk, false),
    length: lengthOf(chunk),
  }))
}

function phraseTerms(text: string): SizedTerm[] {
  const found = chunksOf(text)
  const runs = found.flatMap((chunk) => chunk.runs)
  if (runs.length === 0) return []
  const term = sequence(runs, () => false)
  return [{ term, alone: term, length: TELLING_FROM }]
}

function lengthOf(chunk: Chunk): number {
  return chunk.runs.some((run) => run.unspaced)
    ? TELLING_FROM
    : Math.max(...chunk.runs.map((run) => run.text.length))
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
