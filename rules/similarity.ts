import { closeness } from './closeness.ts'
import { chunksOf, foldText, pairsOf } from './searchText.ts'
import { titleWords, type TitleWord } from './titleWords.ts'

/** A word of an idea that is being written, folded, and how much it counts beside the others of its text. */
export interface WantedWord {
  text: string
  /** A pair of characters of a script without spaces, which fits as a whole or not at all. */
  isPair: boolean
  /** It stands in the title; otherwise in the details, where it says less. */
  inTitle: boolean
}

/** An idea that may mean the same. */
export interface Candidate {
  title: string
  /** Whether its title or details have the word of that place in the list of wanted words. */
  has(index: number): boolean
}

/** How much an idea is like what is being written (0 to 1), and the words of its title that say so, as they stand there. */
export interface Similarity {
  score: number
  words: string[]
}

/** Words of so many letters or fewer (the, and, per, les) say too little, unless there are hardly any others. */
const SHORT = 3
const FEW = 2
const WORDS_MAX = { title: 12, body: 6 }
/** Nothing that is longer is a word. */
const WORD_LENGTH = 60
/** What a word found in the details counts, beside one in the title. */
const IN_BODY = 0.8
/** What a word of the details counts, beside one of the title. */
const FROM_BODY = 0.25
/** How much of the score is the share of the other title that was found again. */
const OTHER_SHARE = 0.3
/** What is added where the other title has everything that was written, word by word in its order: most of all while somebody is still at the beginning of it. */
const PHRASE = 0.15
/** So many ideas with a word make it half as telling as a word that hardly any has. */
const RARE = 30

/** From this score on an idea is shown as a similar one. */
export const SIMILAR_FROM = 0.3

/** The words by which an idea that is being written is compared: those of the title, then the longest of the details. */
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

/** A title that is being written, as it is looked for within others; null of less than two words. */
export function phraseOf(title: string): string | null {
  const folded = foldText(title)
  return folded.includes(' ') ? ` ${folded} ` : null
}

/** How telling a word is that so many ideas have. */
export function rarity(ideas: number): number {
  return 1 / (1 + Math.log2(1 + ideas / RARE))
}

/**
 * Compares an idea that is being written with one that is there. `weights`: the rarity of each wanted word. Words fit by sense of spelling:
 * the same, with another ending, or with a slip. What most of both titles have in common counts most. `phrase`: of the new title, by `phraseOf`.
 */
export function similarityOf(
  wanted: readonly WantedWord[],
  weights: readonly number[],
  candidate: Candidate,
  phrase: string | null = null,
): Similarity {
  const words = titleWords(candidate.title)
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

/** How well a word fits the best of a title's, and which that is. */
function fitting(word: WantedWord, words: readonly TitleWord[]): [number, TitleWord | null] {
  let best: [number, TitleWord | null] = [0, null]
  for (const other of words) {
    const fit = Math.max(
      ...other.forms.map((form) =>
        word.isPair || other.isPair ? Number(form === word.text) : closeness(word.text, form),
      ),
    )
    if (fit > best[0]) best = [fit, other]
  }
  return best
}

/** The share of a title's letters that was found again. */
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

/** Words in their order; pairs that overlap are one stretch. */
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
  const long = words.filter(({ text, isPair }) => isPair || text.length > SHORT || /\d/.test(text))
  return long.length >= FEW ? long : [...words]
}

/** Whether what is being written names a tag: all of its words are among the wanted ones. */
export function namesTag(wanted: readonly WantedWord[], name: string): boolean {
  const words = wordsOf(name)
  return words.length > 0 && words.every(({ text }) => wanted.some((word) => word.text === text))
}
