import { chunksOf, foldText, isUnspaced, wordsJoinedBy } from './searchText.ts'

/** A word of a title as written, and the forms in which it is compared. */
export interface TitleWord {
  text: string
  /** Index of its first character in the title. */
  at: number
  /** Folded; "e-mail" has the forms "email", "e" and "mail". */
  forms: string[]
  /** True for two characters of a script without spaces, which overlap with the next pair. */
  isPair: boolean
}

/**
 * Words, including those joined by hyphens, dots and underscores. An apostrophe splits an article
 * from its word.
 */
const pieces = wordsJoinedBy('-‐‑_.')

/** The words of a title in their order. */
export function titleWords(title: string): TitleWord[] {
  return [...title.matchAll(pieces)].flatMap(({ 0: text, index }) => {
    const [chunk] = chunksOf(text)
    if (!chunk) return []
    if (chunk.runs.some((run) => run.unspaced)) return partsOf(text, index)
    return [
      {
        text,
        at: index,
        forms: [
          ...(chunk.joined === null ? [] : [chunk.joined]),
          ...chunk.runs.map((run) => run.text),
        ],
        isPair: false,
      },
    ]
  })
}

/** Splits a piece in a script without spaces into words and pairs of characters. */
function partsOf(text: string, start: number): TitleWord[] {
  const words: TitleWord[] = []
  let last: { text: string; at: number; unspaced: boolean } | null = null
  for (const { 0: character, index } of text.matchAll(/\P{M}\p{M}*/gu)) {
    const unspaced = isUnspaced(character)
    const at = start + index
    if (unspaced && last?.unspaced)
      words.push({
        text: last.text + character,
        at: last.at,
        forms: [foldText(last.text + character)],
        isPair: true,
      })
    else if (!unspaced && last && !last.unspaced) {
      const word = words.at(-1)
      if (word) {
        word.text += character
        word.forms = [foldText(word.text)]
      }
    } else if (!unspaced)
      words.push({ text: character, at, forms: [foldText(character)], isPair: false })
    last = { text: character, at, unspaced }
  }
  return words
}
