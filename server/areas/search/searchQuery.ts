import { limits } from '#rules/limits.ts'
import { asciiKey, type Chunk } from '#rules/searchText.ts'
import type { Synonyms } from '#server/areas/synonyms/synonyms.ts'
import { meantQueries, type Meant } from './meanings.ts'
import { allButOne, mostOf } from './mostOf.ts'
import {
  aloneQuery,
  compoundsOf,
  inflected,
  isTelling,
  lengthOf,
  lexeme,
  nameOf,
  nearQuery,
  neededTerms,
  PREFIX_FROM,
  queryOf,
  slipsOf,
  splitsOf,
  stemQuery,
  tellingQueries,
  termsOf,
  type Term,
} from './searchTerms.ts'

/** Words beyond this many are left out: what is searched for is known by then. */
const WORDS_MAX = 12
/** So many telling words say enough for an idea that lacks one of them. */
const LONG_FROM = 5
/** In longer searches nobody's words are tried as one: what lacks some of them is found as well. */
const COMPOUND_TO = 5

/** A search as the database understands it; all up to `key` are texts of tsquery. */
export interface SearchQuery {
  /** Every word that says something, with whatever ending, each also as one word with its neighbour, or all as one name. */
  all: string
  /** Every word as typed, also those that only join others or ask; the same as `all` where there are none. */
  typed: string
  /** `typed` where it is not the same as `all`: the titles with it are taken also where `all` has too many. */
  exact: string | null
  /** All telling words but one, whichever; null for a short search. */
  most: string | null
  /** Most of the telling words, or both of two, with whatever ending, of a title; null for one word, and with quotes. */
  titleMost: string | null
  /** Two neighbours as they were typed, or as one word; null for one word, and with quotes. */
  near: string | null
  /** One of the telling words, or what one may have been meant for: a slip, two words as one, one as two. */
  any: string
  /** As `all`, `titleMost` and `any`, where words that mean the same stand for those typed; null where none do. */
  meantAll: string | null
  meantMost: string | null
  meantAny: string | null
  /** The words that mean the same as what was typed. */
  meanings: readonly Meant[]
  /** One of the longer words that only join others or ask: to order by, not to find by; null where there are none. */
  others: string | null
  /** One of the words, or one of the others: for how often they occur. */
  often: string
  /** The search folded to ASCII, for similarity. */
  key: string
  /** The letters of its needed words, counted as in `key`. */
  letters: number
  /** Each of the telling words with whatever ending, or pairs of characters where words have no spaces; none with quotes. */
  telling: readonly string[]
  /** The words of which one must fit a title that looks alike. */
  fitting: readonly Chunk[]
  /** The telling words: a title that has each, if with a slip, says all that they say. None with quotes, or for one word. */
  whole: readonly Chunk[]
  /** All words that are marked where they are found. */
  marked: readonly Chunk[]
  /** It holds a phrase in quotes: nothing else is meant. */
  isExact: boolean
}

/**
 * Reads the text of the search field as a query: quotes hold a phrase, words are found by their
 * beginning. Words that only join others or ask are not needed, unless there are no others. With
 * synonyms it also asks for what means the same. Null: nothing to search for.
 */
export function parseSearch(typed: string, synonyms?: Synonyms): SearchQuery | null {
  // PostgreSQL takes no NUL in a parameter.
  const text = typed.slice(0, limits.search.max).replaceAll('\0', ' ')
  const pieces = text.normalize('NFC').split(/["“”„«»「」]/u)
  const terms = termsOf(pieces)
  if (terms.length === 0) return null
  const needed = neededTerms(terms).slice(0, WORDS_MAX)
  const telling = needed.filter(isTelling)
  const isExact = pieces.length > 2
  const long = needed.filter((term) => lengthOf(term) >= PREFIX_FROM)
  const isShort = needed.length <= COMPOUND_TO
  const compounds = isShort ? compoundsOf(terms) : []
  const name = isShort ? nameOf(terms) : null
  const names = name === null ? [] : [name]
  const joined = [...compounds.map(({ word }) => lexeme(word, true)), ...names]
  const pairs = isExact || telling.length < 2 ? null : nearQuery(needed)
  const slips = needed.flatMap(({ chunks }) => chunks.flatMap(({ runs }) => runs.flatMap(slipsOf)))
  const asTyped = terms.slice(0, WORDS_MAX)
  const anyOf = (query: (term: Term) => string) => [
    ...(telling.length > 0 ? telling : needed).map(query),
    ...joined,
    ...slips.map((word) => lexeme(word, false)),
  ]
  const alone = (term: Term) => inflected(term, aloneQuery)
  const others = asTyped.filter((term) => term.isCommon && isTelling(term)).map(aloneQuery)
  const each = needed.map((term) => withCompounds(term, compounds)).join(' & ')
  const all = [each, ...names].join(' | ')
  const exactly = asTyped.map(queryOf).join(' & ')
  return {
    all,
    typed: exactly,
    exact: exactly === all ? null : exactly,
    most: telling.length < LONG_FROM ? null : allButOne(telling.map(alone)),
    titleMost:
      isExact || telling.length < 2
        ? null
        : mostOf(telling.map((term) => ({ query: stemQuery(term), letters: lengthOf(term) }))),
    near: pairs === null ? null : [pairs, ...joined].join(' | '),
    any: [...anyOf(alone), ...(isShort ? splitsOf(needed) : [])].join(' | '),
    ...meantQueries(isExact ? [] : asTyped, needed, synonyms),
    others: others.length === 0 ? null : others.join(' | '),
    often: [...anyOf(aloneQuery), ...others].join(' | '),
    telling: isExact ? [] : [...new Set(telling.flatMap(tellingQueries))].slice(0, WORDS_MAX),
    key: asciiKey(text).slice(0, limits.search.max),
    letters: lettersOf(needed),
    fitting: (long.length > 0 ? long : needed).flatMap(({ chunks }) => chunks),
    whole: isExact || telling.length < 2 ? [] : telling.flatMap(({ chunks }) => chunks),
    marked: needed.flatMap(({ chunks }) => chunks),
    isExact,
  }
}

function lettersOf(terms: readonly Term[]): number {
  const words = terms.flatMap(({ chunks }) => chunks.flatMap(({ runs }) => runs))
  return asciiKey(words.map(({ text }) => text).join(' ')).length
}

/** The tsquery of a term, or of a word that it is one with its neighbour. */
function withCompounds(term: Term, compounds: ReturnType<typeof compoundsOf>): string {
  const joined = compounds.filter(({ places }) => places.includes(term.place))
  const queries = [inflected(term, queryOf), ...joined.map(({ word }) => lexeme(word, true))]
  return queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`
}
