const LENGTH = 40
/**
 * A sign within a word or an address starts no completion; after a script without spaces it does.
 */
const wordBefore = /[\p{L}\p{N}_.+%/-]$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u
/** Up to three words of a name. */
const nameSoFar = /^(?:[\p{L}\p{M}\p{N}'’.-]+(?: [\p{L}\p{M}\p{N}'’.-]*){0,2})?$/u

/**
 * Gives the text typed between a sign and the caret, and the sign's index; null when there is none.
 */
export function typedAfter(
  sign: string,
  text: string,
  caret: number,
): { from: number; typed: string } | null {
  const from = caret === 0 ? -1 : text.lastIndexOf(sign, caret - 1)
  if (from === -1 || caret - from > LENGTH) return null
  const before = text.slice(Math.max(0, from - 2), from)
  if (wordBefore.test(before) && !unspaced.test(before)) return null
  const typed = text.slice(from + sign.length, caret)
  return nameSoFar.test(typed) ? { from, typed } : null
}

/** Tells whether a word of a name begins with the typed text, ignoring case and accents. */
export function beginsWord(name: string, typed: string): boolean {
  return ` ${folded(name)}`.includes(` ${folded(typed)}`)
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[-’'.\s]+/g, ' ')
    .trimStart()
}
