/** Scripts written without spaces, where words are found by pairs of characters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu

/** Text as search compares it: compatibility forms, accents and case folded away, everything but letters and digits a space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ı', 'i')
    .replace(/(?<=[\p{L}\p{N}])['’`](?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The words of a text for the index, in order: spaced scripts by word (a hyphenated word also joined, so that
 * "e-mail" finds "email"), unspaced ones by overlapping pairs of characters.
 */
export function searchWords(text: string): string[] {
  const words = foldText(text).split(' ').flatMap(splitScripts)
  const joined = (text.match(/[\p{L}\p{N}\p{M}]+(?:[-‐‑_.][\p{L}\p{N}\p{M}]+)+/gu) ?? []).map((compound) => foldText(compound).replaceAll(' ', ''))
  return [...words, ...joined].filter((word) => word !== '')
}

function splitScripts(word: string): string[] {
  return (word.match(runs) ?? []).flatMap((run) => (unspaced.test(run) ? pairs([...run]) : [run]))
}

function pairs(characters: string[]): string[] {
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => characters[index] + character)
}
