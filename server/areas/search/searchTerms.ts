import { limits } from '#rules/limits.ts'
import { chunksOf, foldText, pairsOf, type Chunk, type Run } from '#rules/searchText.ts'
import { isCommonWord, languagesOf, stemsOf } from './languages.ts'

/** From this many letters on a word is also found by what begins with it. */
const PREFIX_FROM = 3
/** Words beyond this many are left out: what is searched for is known by then. */
const WORDS_MAX = 12
/** Shorter words are no compounds, and say little when two of them are written as one. */
const COMPOUND_FROM = 7
const HALF_FROM = 3

/** A word of a search. */
export interface SearchTerm {
  /** Its folded forms: as it was typed first, then as it may be written otherwise. */
  forms: string[]
  /** Beginnings that it shares with its other endings. */
  stems: string[]
  /** Texts of tsquery: as typed or by its beginning, and with other endings and spellings. */
  exact: string
  wide: string
  /** It asks or joins (how, the, with) and need not be found. */
  isCommon: boolean
  /** Characters of a script without spaces, or a phrase in quotes: found as they are or not at all. */
  kind: 'word' | 'characters' | 'phrase'
  /** Still being typed: any word that begins so may be meant. */
  isLast: boolean
}

/** A search as it is understood. */
export interface SearchTerms {
  terms: SearchTerm[]
  /** The folded text, to compare whole titles with. */
  folded: string
  /** For each two neighbouring words the tsquery of one right after the other. */
  neighbours: string[]
  /** It holds a phrase in quotes: nothing else is meant. */
  isExact: boolean
}

const QUOTES = /["“”„«»「」]/u

/** Gives a text without its quotes, which in an error or a title only set something apart. */
export function unquoted(text: string): string {
  return text.split(QUOTES).join(' ')
}

/** Reads the text of the search field. Null: nothing to search for. */
export function readSearch(typed: string): SearchTerms | null {
  // PostgreSQL takes no NUL in a parameter.
  const text = typed.slice(0, limits.search.max).replaceAll('\0', ' ').normalize('NFC')
  const pieces = text.split(QUOTES)
  // An opening quote without its closing one is still being typed.
  const isQuoted = (at: number) => at % 2 === 1 && at < pieces.length - 1
  const spoken = languagesOf(foldText(text).split(' '))
  const all = pieces.flatMap((piece, at) => {
    const found = chunksOf(piece)
    if (isQuoted(at)) return phraseTerm(found)
    const writings = writingsOf(piece)
    return found.flatMap((chunk, index) => {
      const isLast = at === pieces.length - 1 && index === found.length - 1
      if (chunk.runs.some(({ unspaced }) => unspaced)) return chunk.runs.flatMap(characterTerms)
      const near = [found[index - 1], found[index + 1]]
      const spellings = writings.get(chunk.runs.map((run) => run.text).join(' ')) ?? []
      return chunkTerm({ chunk, near: [near[0], near[1]], spellings, isLast }, spoken)
    })
  })
  const terms = mostTelling(all)
  if (terms.length === 0) return null
  if (terms.every(({ isCommon }) => isCommon)) for (const term of terms) term.isCommon = false
  const neighbours = terms.slice(1).map((term, at) => `${bare(terms[at])} <-> ${bare(term)}`)
  return { terms, folded: foldText(text), neighbours, isExact: pieces.length > 2 }
}

/** So many words at most, the common and the short ones first to go. */
function mostTelling(terms: readonly SearchTerm[]): SearchTerm[] {
  const unlike = terms.filter(
    ({ exact }, at) => terms.findIndex((other) => other.exact === exact) === at,
  )
  const worth = ({ isCommon, forms: [form = ''] }: SearchTerm) =>
    (isCommon ? 0 : 100) + Math.min(form.length, 8)
  const kept = new Set([...unlike].sort((a, b) => worth(b) - worth(a)).slice(0, WORDS_MAX))
  return unlike.filter((term) => kept.has(term))
}

function bare(term: SearchTerm | undefined): string {
  return term?.exact ?? ''
}

const plain = { stems: [], isCommon: false, isLast: false }

function phraseTerm(found: readonly Chunk[]): SearchTerm[] {
  const runs = found.flatMap((chunk) => chunk.runs)
  if (runs.length === 0) return []
  const exact = sequence(runs, () => false)
  const forms = [runs.map(({ text }) => text).join(' ')]
  return [{ ...plain, forms, exact, wide: exact, kind: 'phrase' }]
}

interface Typed {
  chunk: Chunk
  /** The words before and after it. */
  near: [Chunk | undefined, Chunk | undefined]
  spellings: readonly string[]
  isLast: boolean
}

function chunkTerm(
  { chunk, near, spellings, isLast }: Typed,
  spoken: ReturnType<typeof languagesOf>,
): SearchTerm {
  const { runs, joined } = chunk
  const byBeginning = (run: Run, at: number) =>
    at === runs.length - 1 && (isLast || run.text.length >= PREFIX_FROM)
  const parts = sequence(runs, byBeginning)
  const exact = joined ? `(${parts} | ${lexeme(joined, true)})` : parts
  const word = runs.length === 1 ? (runs[0]?.text ?? '') : (joined ?? '')
  if (word === '')
    return {
      ...plain,
      forms: [runs.map(({ text }) => text).join(' ')],
      exact,
      wide: exact,
      kind: 'word',
      isLast,
    }
  const stems = runs.length === 1 ? stemsOf(word, spoken) : []
  const [before, after] = near.map((other) => loneWord(other))
  const compounds = [
    ...(before ? [before + word] : []),
    ...(after ? [word + after] : []),
  ].filter((text) => text.length >= COMPOUND_FROM)
  const others = [
    ...stems.map((stem) => lexeme(stem, true)),
    ...spellings.map((text) => lexeme(text, text.length > PREFIX_FROM + 1)),
    ...compounds.map((text) => lexeme(text, true)),
  ]
  return {
    forms: [word, ...spellings, ...compounds],
    stems,
    exact,
    wide: others.length > 0 ? `(${[exact, ...others].join(' | ')})` : exact,
    isCommon: isCommonWord(word, spoken),
    kind: 'word',
    isLast,
  }
}

/** Each two characters of a run, or the word between such runs. */
function characterTerms(run: Run): SearchTerm[] {
  const pieces = run.unspaced ? pairsOf(run.text) : [run.text]
  return pieces.map((text) => {
    const exact = lexeme(text, !run.unspaced || [...text].length === 1)
    return { ...plain, forms: [text], exact, wide: exact, kind: run.unspaced ? 'characters' : 'word' }
  })
}

function loneWord(chunk: Chunk | undefined): string | null {
  const [run] = chunk?.runs ?? []
  return chunk?.runs.length === 1 && run && !run.unspaced ? run.text : null
}

/** For each word, how it is written with umlauts where it was typed without them, and the other way round. */
function writingsOf(piece: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const word of piece.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const folded = foldText(word)
    const written = foldText(word.replace(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`))
    const drawn = folded.replace(/(?<![aeq])([aou])e/g, '$1')
    const others = [written, drawn].filter((text) => text !== folded && text.length >= PREFIX_FROM)
    if (others.length > 0) found.set(folded, [...new Set(others)])
  }
  return found
}

/** Gives the tsquery for a word that may be two, and for what a slip in it may have been meant for. */
export function guessQuery({ forms: [word = ''] }: SearchTerm): string {
  const cuts = [...word].map((_, at) => at).slice(HALF_FROM, 1 - HALF_FROM)
  const halves =
    word.length < COMPOUND_FROM
      ? []
      : cuts.map((at) => `(${lexeme(word.slice(0, at), false)} <-> ${lexeme(word.slice(at), true)})`)
  return [...halves, ...slipsOf(word).map((slip) => lexeme(slip, false))].join(' | ')
}

/** Lengths of words for which similarity says little, so that their slips are written out: two letters swapped, one too many. */
const SLIPS = { from: 3, to: 7 }

/** Gives the words that somebody may have meant who made a slip in a short word. */
export function slipsOf(text: string): string[] {
  if (text.length < SLIPS.from || text.length > SLIPS.to) return []
  const places = [...text.slice(0, -1)].map((_, index) => index)
  const swapped = places.map(
    (at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  )
  const without =
    text.length > SLIPS.from ? places.map((at) => text.slice(0, at) + text.slice(at + 1)) : []
  return [...new Set([...swapped, ...without])].filter((word) => word !== text)
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
