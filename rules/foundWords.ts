import { closeness } from './closeness.ts'
import { chunksOf, pairsOf, type Chunk } from './searchText.ts'
import { titleWords, type TitleWord } from './titleWords.ts'

/**
 * The words of a title, as they stand there, that a search found: those that begin as a typed word
 * does, or fit it with a slip of the hand; two that were typed as one.
 */
export function foundWords(typed: string, title: string): string[] {
  return [...new Set(findIn(title, fitting(chunksOf(typed))).map(({ text }) => text))]
}

/** Gives what tells whether a search for some words would find any in a title. */
export function findsIn(chunks: readonly Chunk[]): (title: string) => boolean {
  const fits = fitting(chunks)
  return (title) => findIn(title, fits).length > 0
}

type Fits = (word: Pick<TitleWord, 'forms' | 'isPair'>) => boolean

function findIn(title: string, fits: Fits): TitleWord[] {
  const words = titleWords(title)
  const found = new Set(words.filter(fits))
  words.slice(1).forEach((_, at) => {
    const both = words.slice(at, at + 2)
    if (both.some((word) => word.isPair || found.has(word))) return
    const joined = both.map(({ forms }) => forms[0]).join('')
    if (fits({ forms: [joined], isPair: false })) both.forEach((word) => found.add(word))
  })
  return words.filter((word) => found.has(word))
}

function fitting(chunks: readonly Chunk[]): Fits {
  const runs = chunks.flatMap((chunk) => [
    ...(chunk.joined === null ? [] : [{ text: chunk.joined, unspaced: false }]),
    ...chunk.runs,
  ])
  const pairs = new Set(runs.flatMap(({ text, unspaced }) => (unspaced ? pairsOf(text) : [])))
  const words = runs.flatMap(({ text, unspaced }) => (unspaced ? [] : [text]))
  const isFound = (form: string) =>
    words.some((word) => form.startsWith(word) || closeness(form, word) > 0)
  return ({ forms, isPair }) =>
    isPair ? forms.some((form) => pairs.has(form)) : forms.some(isFound)
}
