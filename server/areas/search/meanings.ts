import { foundWords } from '#rules/foundWords.ts'
import { foldText } from '#rules/searchText.ts'
import type { Meaning, Synonyms } from '#server/areas/synonyms/synonyms.ts'
import { mostOf } from './mostOf.ts'
import { isTelling, lengthOf, queryOf, stemQuery, termsOf, type Term } from './searchTerms.ts'

/** Words that mean the same as words of a search are searched for only so far. */
const MEANINGS_MAX = 24

/** A phrase that means the same as something typed, with the text of its tsquery. */
export interface Meant extends Meaning {
  query: string
}

/** Gives the words of a text, as they stand there, that mean the same as something typed. */
export function meantIn(text: string, meanings: readonly Meaning[]): string[] {
  return meanings
    .filter((one) => ` ${foldText(text)}`.includes(` ${foldText(one.text)}`))
    .flatMap((one) => foundWords(one.text, text))
}

/** Words that were typed one after the other, and what means the same. */
interface Span {
  from: number
  to: number
  meanings: Meant[]
}

/** The parts of a query that also take what means the same; null where nothing does. */
export interface MeantQueries {
  meantAll: string | null
  meantMost: string | null
  meantAny: string | null
  meanings: readonly Meant[]
}

/**
 * Gives the tsqueries in which each word or phrase stands for all that means the same. Takes the
 * words as they were typed, and those of them that are needed.
 */
export function meantQueries(
  typed: readonly Term[],
  needed: readonly Term[],
  synonyms: Synonyms | undefined,
): MeantQueries {
  const spans = findMeanings(typed, synonyms)
  if (spans.length === 0) return { meantAll: null, meantMost: null, meantAny: null, meanings: [] }
  const isWithin = ({ place }: Term, { from, to }: Span): boolean => place >= from && place < to
  const meant = spans.map((span) => {
    const own = needed.filter((term) => isWithin(term, span))
    const all = own.length > 0 ? own : typed.filter((term) => isWithin(term, span))
    return { terms: all, meanings: span.meanings }
  })
  const others = needed
    .filter((term) => !spans.some((span) => isWithin(term, span)))
    .map((term) => ({ terms: [term], meanings: [] as Meant[] }))
  const slots = [...meant, ...others]
  const oneOf = ({ terms, meanings }: (typeof slots)[number], query: (term: Term) => string) =>
    `(${[terms.map(query).join(' & '), ...meanings.map((one) => one.query)].map((one) => `(${one})`).join(' | ')})`
  const telling = slots.filter(({ terms }) => terms.some(isTelling))
  const meanings = spans.flatMap((span) => span.meanings)
  return {
    meantAll: slots.map((slot) => oneOf(slot, queryOf)).join(' & '),
    meantMost:
      telling.length < 2
        ? null
        : mostOf(
            telling.map((slot) => ({
              query: oneOf(slot, stemQuery),
              letters: Math.max(...slot.terms.map(lengthOf)),
            })),
          ),
    meantAny: meanings.map(({ query }) => query).join(' | '),
    meanings,
  }
}

/** Finds the words and phrases of a text that others mean the same as, the longest first. */
export function findMeanings(terms: readonly Term[], synonyms: Synonyms | undefined): Span[] {
  const spans: Span[] = []
  if (!synonyms) return spans
  let room = MEANINGS_MAX
  for (let at = 0; at < terms.length && room > 0;) {
    const found = longestFrom(terms, at, synonyms)
    const meanings = found.meanings.slice(0, room).flatMap((one) => withQuery(one) ?? [])
    if (meanings.length > 0) spans.push({ from: at, to: found.to, meanings })
    room -= meanings.length
    at = found.to
  }
  return spans
}

function longestFrom(
  terms: readonly Term[],
  from: number,
  synonyms: Synonyms,
): { to: number; meanings: readonly Meaning[] } {
  for (let to = Math.min(from + synonyms.longest, terms.length); to > from; to -= 1) {
    const words = terms
      .slice(from, to)
      .flatMap(({ chunks }) => chunks.flatMap(({ runs }) => runs.map(({ text }) => text)))
    const meanings = synonyms.meaningsOf(words)
    if (meanings.length > 0) return { to, meanings }
  }
  return { to: from + 1, meanings: [] }
}

/** A word is found by its beginning, as one that is typed; a phrase as it stands; null for one that no search finds. */
function withQuery(meaning: Meaning): Meant | null {
  const [term, ...more] = termsOf([meaning.text, ''])
  const [phrase] = more.length === 0 ? [term] : termsOf(['', meaning.text, ''])
  return phrase ? { ...meaning, query: queryOf(phrase) } : null
}
