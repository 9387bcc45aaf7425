import { closeness } from './closeness.ts'
import { chunksOf, foldText, isName, pairsOf } from './searchText.ts'
import type { TitleWord } from './titleWords.ts'

/** A folded word of the draft and its weight among the words of the draft. */
export interface WantedWord {
  text: string
  /**
   * True for a pair of characters of a script without spaces, which matches as a whole or not at
   * all.
   */
  isPair: boolean
  /** False for a word of the details, which says less. */
  inTitle: boolean
}

/** An existing idea that may mean the same as the draft. */
export interface Candidate {
  title: string
  /** Those of its title, by `titleWords`. */
  words: readonly TitleWord[]
  /** Tells whether its title or details contain the wanted word with this index. */
  has(index: number): boolean
}

/**
 * The similarity of an idea to the draft (0 to 1), and the words of its title that match, as
 * written there.
 */
export interface Similarity {
  score: number
  words: string[]
}

/**
 * Words of at most this many letters (the, and, per, les) are ignored, unless there are hardly any
 * others.
 */
const SHORT = 3
const FEW = 2
const WORDS_MAX = { title: 12, body: 6 }
/** Longer runs of letters are no words. */
const WORD_LENGTH = 60
/** Weight of a word found in the details, where one found in the title counts 1. */
const IN_BODY = 0.8
/** Weight of a word of the draft's details, where one of its title counts 1. */
const FROM_BODY = 0.25
/** Part of the score that comes from the share of the other title that was matched. */
const OTHER_SHARE = 0.3
/**
 * Bonus when the other title contains the whole draft title in order, which helps most while
 * somebody has typed only its beginning.
 */
const PHRASE = 0.15
/** Number of ideas with a word at which it says half as much as a word that hardly any idea has. */
const RARE = 30

/** Least score of an idea that is shown as similar. */
export const SIMILAR_FROM = 0.3

/**
 * Gives the words by which a draft is compared: those of the title, then the longest of the
 * details.
 */
export function wantedWords(title: string, body = ''): WantedWord[] {
  const ofTitle = telling(wordsOf(title)).slice(0, WORDS_MAX.title)
  const known = new Set(ofTitle.map(({ text }) => text))
  const ofBody = telling(wordsOf(body))
    .filter(({ text }) => !known.has(text))
    .sort((a, b) => b.text.length - a.text.length)
  return [
    ...ofTitle.map((word) => ({ ...word, inTitle: true })),
    ...ofBody.slice(0, WORDS_MAX.body).map((word) => ({ ...word, inTitle: false })),
  ]
}

/**
 * Gives the draft title in the form in which it is searched within other titles; null for fewer
 * than two words.
 */
export function phraseOf(title: string): string | null {
  const folded = foldText(title)
  return folded.includes(' ') ? ` ${folded} ` : null
}

/** Gives how much a word says when `ideas` ideas have it (0 to 1). */
export function rarity(ideas: number): number {
  return 1 / (1 + Math.log2(1 + ideas / RARE))
}

/**
 * Compares a draft with an existing idea. `weights` is the rarity of each wanted word, `phrase` the
 * draft title by `phraseOf`. Words match when they are the same, have another ending, or a typing
 * mistake. The more of both titles is matched, the higher the score.
 */
export function similarityOf(
  wanted: readonly WantedWord[],
  weights: readonly number[],
  candidate: Candidate,
  phrase: string | null = null,
): Similarity {
  const { words } = candidate
  const found = new Map<TitleWord, number>()
  let total = 0
  let reached = 0
  wanted.forEach((word, index) => {
    const weight = (weights[index] ?? 1) * (word.inTitle ? 1 : FROM_BODY)
    const [fit, best] = fitting(word, words)
    if (best && word.inTitle) found.set(best, Math.max(fit, found.get(best) ?? 0))
    total += weight
    reached += weight * Math.max(fit, candidate.has(index) ? IN_BODY : 0)
  })
  if (total === 0) return { score: 0, words: [] }
  const fit = (1 - OTHER_SHARE) * (reached / total) + OTHER_SHARE * shareOf(words, found)
  const isWhole = phrase !== null && ` ${foldText(candidate.title)} `.includes(phrase)
  return { score: (fit + (isWhole ? PHRASE : 0)) / (1 + PHRASE), words: shownWords(words, found) }
}

/** Finds the word of a title that matches best, and how well (0 to 1). */
export function fitting(word: WantedWord, words: readonly TitleWord[]): [number, TitleWord | null] {
  let best: [number, TitleWord | null] = [0, null]
  for (const other of words)
    for (const form of other.forms) {
      const fit =
        word.isPair || other.isPair ? Number(form === word.text) : closeness(word.text, form)
      if (fit > best[0]) best = [fit, other]
    }
  return best
}

/** The share of a title's letters that was matched. */
function shareOf(words: readonly TitleWord[], found: ReadonlyMap<TitleWord, number>): number {
  const sizes = words.map((word) =>
    word.isPair || word.text.length > SHORT ? word.text.length : 0,
  )
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  if (whole === 0) return found.size > 0 ? 1 : 0
  return (
    words.reduce((sum, word, index) => sum + (sizes[index] ?? 0) * (found.get(word) ?? 0), 0) /
    whole
  )
}

/** Matched words in their order, with overlapping pairs joined. */
function shownWords(words: readonly TitleWord[], found: ReadonlyMap<TitleWord, number>): string[] {
  const shown: { text: string; end: number; isPair: boolean }[] = []
  for (const word of words.filter((one) => found.has(one))) {
    const last = shown.at(-1)
    if (last?.isPair && word.isPair && word.at < last.end) {
      last.text += word.text.slice(last.end - word.at)
      last.end = word.at + word.text.length
    } else shown.push({ text: word.text, end: word.at + word.text.length, isPair: word.isPair })
  }
  return [...new Set(shown.map(({ text }) => text))]
}

type Word = Pick<WantedWord, 'text' | 'isPair'>

function wordsOf(text: string): Word[] {
  const words = chunksOf(text).flatMap(({ runs, joined }) => [
    ...(joined === null ? [] : [{ text: joined, isPair: false }]),
    ...runs.flatMap((run) =>
      (run.unspaced ? pairsOf(run.text) : [run.text]).map((part) => ({
        text: part,
        isPair: run.unspaced,
      })),
    ),
  ])
  return [
    ...new Map(
      words.filter(({ text }) => text.length <= WORD_LENGTH).map((word) => [word.text, word]),
    ).values(),
  ]
}

function telling(words: readonly Word[]): Word[] {
  const long = words.filter(
    ({ text, isPair }) => isPair || text.length > SHORT || /\d/.test(text) || isName(text),
  )
  return long.length >= FEW ? long : [...words]
}

/** Tells whether the draft names a tag: all words of the tag are among the wanted ones. */
export function namesTag(wanted: readonly WantedWord[], name: string): boolean {
  const words = wordsOf(name)
  return words.length > 0 && words.every(({ text }) => wanted.some((word) => word.text === text))
}
