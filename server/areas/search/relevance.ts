import type { MatchKind } from '#rules/ranking.ts'
import { closeness } from '#rules/closeness.ts'
import { foldText } from '#rules/searchText.ts'
import { titleWords, type TitleWord } from '#rules/titleWords.ts'
import type { SearchTerm, SearchTerms } from './searchTerms.ts'

/** What was read of an idea: the places of the words that its text has. */
export interface Evidence {
  number: number
  title: string
  votes: number
  /** As typed, and with other endings and spellings. */
  exact: number[]
  wide: number[]
  /** Places of words that stand right before the next one. */
  near: number[]
  /** How often the words are in it (0 to 1, ts_rank). */
  often: number
}

/** How well an idea fits a search: points by reason, and whether it belongs to the results at all. */
export interface Relevance {
  parts: { kind: MatchKind; points: number }[]
  rank: number
  /** It has every word, none by a guess. */
  isExact: boolean
  /** The share of what the words say that is in the idea (0 to 1). */
  coverage: number
}

/** Points of each reason at its most. */
export const POINTS = {
  title: 1_000,
  details: Number(process.env['DETAILS'] ?? 550),
  near: 350,
  allWords: 250,
  allInTitle: 250,
  titleIs: 600,
  begins: 120,
  inOrder: 80,
  share: 100,
  often: Number(process.env['OFTEN'] ?? 250),
} as const
/** How sure a match is: as typed, by its beginning, with another ending or spelling, as one word of two. */
const FIT = { same: 1, begins: 0.96, ending: 0.94, spelling: 0.92, guess: 0.98 }
/** The weight of a word that only joins or asks, where another counts 1. */
const COMMON = 0.08
/** A fit from here on is what was typed; below it is a guess. */
const CERTAIN = 0.9
/** Letters from which on a word is found by its beginning, and those by which endings differ. */
const BEGINS_FROM = 3
const ENDING_MAX = 4

/** How well one word of the search is found, as far as 1, in the title and anywhere. */
interface Fit {
  /** How much the word says. */
  weight: number
  isNeeded: boolean
  title: number
  best: number
}

/** Gives the function that tells the relevance of an idea. `rarities`: how much each word says. */
export function relevanceFor(
  search: SearchTerms,
  rarities: readonly number[],
): (evidence: Evidence) => Relevance {
  const known = new Fits(search.terms)
  return (evidence) => relevanceOf(search, fitsOf(search, { rarities, evidence, known }), evidence)
}

function relevanceOf(
  search: SearchTerms,
  { fits, share }: { fits: readonly Fit[]; share: number },
  evidence: Evidence,
): Relevance {
  const total = Math.max(
    fits.reduce((sum, { weight }) => sum + weight, 0),
    1e-9,
  )
  const sum = (value: (fit: Fit) => number): number =>
    fits.reduce((part, fit) => part + fit.weight * value(fit), 0) / total
  const needed = fits.filter(({ isNeeded }) => isNeeded)
  const hasAll = needed.every(({ best }) => best >= CERTAIN)
  const allInTitle = needed.every(({ title }) => title >= CERTAIN)
  const sure = sum(({ title }) => (title >= CERTAIN ? title : 0))
  const guessed = sum(({ title }) => (title < CERTAIN ? title : 0))
  const inDetails = sum(({ title, best }) => (title > 0 ? 0 : best))
  const inTitle = POINTS.title * sure + POINTS.share * share
  const [folded, typed] = [foldText(evidence.title), search.folded]
  const begins = folded.startsWith(typed)
  const points: [MatchKind, number][] = [
    ['HAS_ALL', hasAll ? POINTS.allWords : 0],
    ['TITLE_IS', folded === typed ? POINTS.titleIs : 0],
    ['TITLE_HAS_ALL', allInTitle ? POINTS.allInTitle + inTitle : 0],
    ['TITLE_BEGINS', begins ? POINTS.begins : 0],
    ['TITLE_IN_ORDER', !begins && folded.includes(typed) ? POINTS.inOrder : 0],
    ['TITLE_HAS_SOME', allInTitle ? 0 : inTitle],
    ['TITLE_ALIKE', POINTS.title * guessed],
    ['OFTEN', POINTS.details * inDetails + POINTS.near * nearness(fits, evidence.near) + POINTS.often * evidence.often],
  ]
  const parts = points.map(([kind, value]) => ({ kind, points: Math.round(value) }))
  return {
    parts: parts.filter((part) => part.points > 0),
    rank: parts.reduce((rank, part) => rank + part.points, 0),
    isExact: hasAll,
    coverage: sum(({ best }) => best),
  }
}

function fitsOf(
  { terms }: SearchTerms,
  {
    rarities,
    evidence,
    known,
  }: { rarities: readonly number[]; evidence: Evidence; known: Fits },
): { fits: Fit[]; share: number } {
  const words = titleWords(evidence.title)
  const forms = [...words.flatMap((word) => word.forms), ...compoundsOf(words)]
  const found = forms.map((form) => known.of(form))
  const folded = foldText(evidence.title)
  const [exact, wide] = [new Set(evidence.exact), new Set(evidence.wide)]
  const fits = terms.map((term, place) => {
    const title =
      term.kind === 'phrase'
        ? Number(folded.includes(term.forms[0] ?? ''))
        : found.reduce((best, fit) => Math.max(best, fit[place] ?? 0), 0)
    const text = exact.has(place) ? FIT.same : wide.has(place) ? FIT.ending : 0
    return {
      weight: (rarities[place] ?? 1) * (term.isCommon ? COMMON : 1),
      isNeeded: !term.isCommon,
      title,
      best: Math.max(title, text),
    }
  })
  const told = words.filter(({ isPair, text }) => isPair || text.length > BEGINS_FROM)
  const meant = told.filter((word) =>
    word.forms.some((form) => known.of(form).some((fit) => fit > 0)),
  )
  return { fits, share: told.length === 0 ? 0 : meant.length / told.length }
}

/** The share of the neighbours of a search that stand side by side in the idea, by what they say. */
function nearness(fits: readonly Fit[], near: readonly number[]): number {
  const weights = fits.slice(1).map(({ weight }, at) => (weight + (fits[at]?.weight ?? 0)) / 2)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return all === 0 ? 0 : near.reduce((sum, at) => sum + (weights[at] ?? 0), 0) / all
}

/** Each two neighbours of a title as the one word that they may be written as. */
function compoundsOf(words: readonly TitleWord[]): string[] {
  return words.slice(1).flatMap((word, at) => {
    const before = words[at]
    return before && !word.isPair && !before.isPair
      ? [`${before.forms[0] ?? ''}${word.forms[0] ?? ''}`]
      : []
  })
}

/** How well words of titles fit each word of a search; each is compared once. */
class Fits {
  readonly #terms: readonly SearchTerm[]
  readonly #known = new Map<string, readonly number[]>()

  constructor(terms: readonly SearchTerm[]) {
    this.#terms = terms
  }

  /** By the place of a word of the search. */
  of(form: string): readonly number[] {
    let fits = this.#known.get(form)
    if (fits === undefined) {
      fits = this.#terms.map((term) => (term.kind === 'phrase' ? 0 : fitOf(term, form)))
      this.#known.set(form, fits)
    }
    return fits
  }
}

function fitOf(term: SearchTerm, form: string): number {
  const [typed = '', ...others] = term.forms
  if (term.kind === 'characters') return Number(form.includes(typed))
  if (form === typed) return FIT.same
  if ((typed.length >= BEGINS_FROM || term.isLast) && form.startsWith(typed)) return FIT.begins
  if (term.stems.some((stem) => form.startsWith(stem) && form.length <= typed.length + ENDING_MAX))
    return FIT.ending
  const isOther = (other: string) =>
    form === other || (other.length > BEGINS_FROM && form.startsWith(other))
  if (others.some(isOther)) return FIT.spelling
  return FIT.guess * guessed(form, typed)
}

/** The likeness of two words that begin alike, since slips are seldom in both of the first letters. */
function guessed(form: string, typed: string): number {
  const beginsAlike =
    form[0] === typed[0] || form[1] === typed[1] || form[0] === typed[1] || form[1] === typed[0]
  if (!beginsAlike || Math.abs(form.length - typed.length) > ENDING_MAX) return 0
  return lettersApart(form, typed) > ENDING_MAX ? 0 : closeness(form, typed)
}

/** How many letters only one of two words has. */
function lettersApart(a: string, b: string): number {
  let bits = lettersOf(a) ^ lettersOf(b)
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count += 1
  return count
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}
