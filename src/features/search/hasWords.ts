import { chunksOf, pairsOf } from '#rules/searchText.ts'
import { titleWords } from '#rules/titleWords.ts'

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
