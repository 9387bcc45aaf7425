/** A part of a text, marked or not. */
export interface MarkedPart {
  text: string
  marked: boolean
}

const letter = /[\p{L}\p{N}\p{M}]/u
/** Scripts written without spaces, where a word can end anywhere. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Splits a text at the given words, which are written as in the text, and marks them. */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  const add = (piece: string, marked: boolean): void =>
    void (piece !== '' && parts.push({ text: piece, marked }))
  const longestFirst = [...words].filter((word) => word !== '').sort((a, b) => b.length - a.length)
  let plain = 0
  let at = 0
  while (at < text.length) {
    const word = longestFirst.find((one) => text.startsWith(one, at) && isWhole(text, at, one))
    if (word === undefined) {
      at += 1
      continue
    }
    add(text.slice(plain, at), false)
    add(word, true)
    at += word.length
    plain = at
  }
  add(text.slice(plain), false)
  return parts
}

function isWhole(text: string, at: number, word: string): boolean {
  const isEdge = (inside: string, outside: string): boolean =>
    outside === '' || !letter.test(outside) || unspaced.test(inside) || unspaced.test(outside)
  return (
    isEdge(word.charAt(0), text.charAt(at - 1)) &&
    isEdge(word.charAt(word.length - 1), text.charAt(at + word.length))
  )
}
