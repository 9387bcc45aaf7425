import { closeness, SLIP } from './closeness.ts'
import { chunksOf, isNamed, pairsOf, type Chunk } from './searchText.ts'
import { titleWords, type TitleWord } from './titleWords.ts'

/**
 * The words of a title, as they stand there, that a search found: those that begin as a typed word
 * does, or fit it with a slip of the hand; two that were typed as one.
 */
export function foundWords(typed: string, title: string): string[] {
  return wordsFound(chunksOf(typed))(titleWords(title))
}

/**
 * Gives what finds those of the words of a text, as they stand there, that a search for some words found.
 * `beginsFrom`: the letters from which on a typed word is also the beginning of others; `from`: how
 * close another word must be (rules/closeness.ts).
 */
export function wordsFound(
  chunks: readonly Chunk[],
  { beginsFrom = 1, from = SLIP }: { beginsFrom?: number; from?: number } = {},
): (words: readonly TitleWord[]) => string[] {
  const fits = fitting(chunks, beginsFrom, from)
  return (words) => [...new Set(findIn(words, fits).map((word) => word.text))]
}

/** Gives what tells whether a search for some words would find any in a title. */
export function findsIn(chunks: readonly Chunk[]): (title: string) => boolean {
  const find = wordsFound(chunks)
  return (title) => find(titleWords(title)).length > 0
}

/** Gives what tells whether a title has each of some words, be it with a slip of the hand. */
export function findsEach(chunks: readonly Chunk[]): (title: string) => boolean {
  const finders = chunks.map((chunk) => wordsFound([chunk]))
  return (title) => {
    const words = titleWords(title)
    return finders.every((find) => find(words).length > 0)
  }
}

type Fits = (word: Pick<TitleWord, 'forms' | 'isPair'>) => boolean

function findIn(words: readonly TitleWord[], fits: Fits): TitleWord[] {
  const found = new Set(words.filter(fits))
  words.slice(1).forEach((_, at) => {
    const both = words.slice(at, at + 2)
    if (both.some((word) => word.isPair || found.has(word))) return
    const joined = both.map(({ forms }) => forms[0]).join('')
    if (fits({ forms: [joined], isPair: false })) both.forEach((word) => found.add(word))
  })
  return words.filter((word) => found.has(word))
}

function fitting(chunks: readonly Chunk[], beginsFrom: number, from: number): Fits {
  // A name as it is, or without its sign: those with a lone "C" are close to "C++".
  const names = new Set(
    chunks.filter(isNamed).flatMap(({ runs: [run] }) => (run ? [run.text, run.text.slice(1)] : [])),
  )
  const runs = chunks
    .filter((chunk) => !isNamed(chunk))
    .flatMap((chunk) => [
      ...(chunk.joined === null ? [] : [{ text: chunk.joined, unspaced: false }]),
      ...chunk.runs,
    ])
  const pairs = new Set(runs.flatMap(({ text, unspaced }) => (unspaced ? pairsOf(text) : [])))
  const words = runs.flatMap(({ text, unspaced }) => (unspaced ? [] : [text]))
  const begins = (form: string, word: string) =>
    form === word || (word.length >= beginsFrom && form.startsWith(word))
  const isFound = (form: string) =>
    names.has(form) || words.some((word) => begins(form, word) || closeness(form, word) >= from)
  return ({ forms, isPair }) =>
    isPair ? forms.some((form) => pairs.has(form)) : forms.some(isFound)
}
