import { closeness } from '#rules/closeness.ts'
import { chunksOf, pairsOf } from '#rules/searchText.ts'
import { titleWords } from '#rules/titleWords.ts'

/**
 * The words of a title, as they stand there, that a search found: those that begin as a typed word
 * does, or fit it with a slip of the hand.
 */
export function foundWords(typed: string, title: string): string[] {
  const runs = chunksOf(typed).flatMap((chunk) => [
    ...(chunk.joined === null ? [] : [{ text: chunk.joined, unspaced: false }]),
    ...chunk.runs,
  ])
  const pairs = new Set(runs.flatMap(({ text, unspaced }) => (unspaced ? pairsOf(text) : [])))
  const words = runs.flatMap(({ text, unspaced }) => (unspaced ? [] : [text]))
  const isFound = (form: string) =>
    words.some((word) => form.startsWith(word) || closeness(form, word) > 0)
  const found = titleWords(title).filter(({ forms, isPair }) =>
    isPair ? forms.some((form) => pairs.has(form)) : forms.some(isFound),
  )
  return [...new Set(found.map(({ text }) => text))]
}

/** Whether each typed word begins a word of the title, so that the server will say so too. */
export function hasWords(typed: string, title: string): boolean {
  const forms = titleWords(title).flatMap((word) => word.forms)
  const chunks = chunksOf(typed)
  const begins = (word: string) => forms.some((form) => form.startsWith(word))
  const isThere = ({ text, unspaced }: { text: string; unspaced: boolean }) =>
    unspaced ? pairsOf(text).every(begins) : begins(text)
  return (
    chunks.length > 0 &&
    chunks.every(({ runs, joined }) => runs.every(isThere) || (joined !== null && begins(joined)))
  )
}
