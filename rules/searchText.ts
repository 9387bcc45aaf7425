/** Scripts written without spaces; words in them are found by pairs of characters. */
const unspacedScripts = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
const startsUnspaced = new RegExp(`^[${unspacedScripts}]`, 'u')
const runs = new RegExp(`[${unspacedScripts}]+|[^${unspacedScripts}]+`, 'gu')
const plain = /^[a-z0-9]+$/
const part = String.raw`[\p{L}\p{N}\p{M}]+`
/** Words, including those joined by hyphens, dots, underscores and apostrophes. */
const chunks = wordsJoinedBy("-‐‑_.'’`")
const joiner = /[-‐‑_.]/
/** Between the words of a name such as createMemberType. */
const hump = /(?<=[a-z])(?=[A-Z])/
const named = new RegExp(String.raw`^(\.)?(${part})(\+{1,2}|#)?$`, 'u')
const spacedWord = new RegExp(String.raw`^(?=.*\p{L})[^ ${unspacedScripts}]+$`, 'u')

/**
 * Folds a text for search: no compatibility forms, accents or case, and a space for everything but
 * letters and digits.
 */
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
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A stretch of letters of one kind: a word, or a run of an unspaced script. */
export interface Run {
  text: string
  unspaced: boolean
}

/**
 * The folded text between two spaces: "e-mail" has the runs "e" and "mail" and is also found as the
 * one word "email" (`joined`), as createMemberType is by its parts and whole; "iPhone版" has a word and
 * an unspaced run. A name such as "C++" or ".NET" is one run, and also found without its sign ("net"), unless that leaves a single letter.
 */
export interface Chunk {
  runs: Run[]
  joined: string | null
}

/** The chunks of a text, in order. */
export function chunksOf(text: string): Chunk[] {
  return (text.match(chunks) ?? []).map(chunkOf).filter((chunk) => chunk.runs.length > 0)
}

/**
 * Gives what finds the words of a text that such characters may join, with the sign that makes a name
 * of one: a dot before it, a plus or two or a sharp behind it, unless a word goes on there. `.NET`,
 * `A+`, `C++`, `C++20`, `C#`, but not `Ctrl+K` and `issue#12`.
 */
export function wordsJoinedBy(joiners: string): RegExp {
  const sign = String.raw`\+\+(?![\p{L}+#])|[+#](?![\p{L}\p{N}+#])`
  return new RegExp(String.raw`\.?${part}(?:[${joiners}]${part})*(?:${sign})?`, 'gu')
}

/** Whether a character is of a script that is written without spaces. */
export function isUnspaced(character: string): boolean {
  return startsUnspaced.test(character.normalize('NFKD'))
}

/** Whether the text of a run is a name with its sign. */
export function isName(run: string): boolean {
  return /^[.+#]/.test(run)
}

/** Whether a chunk is a name with its sign. */
export function isNamed({ runs }: Chunk): boolean {
  return runs.some(({ text }) => isName(text))
}

/**
 * Gives the overlapping pairs by which an unspaced run is found; a single character is its own
 * pair.
 */
export function pairsOf(text: string): string[] {
  const characters = [...text]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/**
 * Encodes a folded text in ASCII, each other letter as four characters, so that similarity works
 * the same under every collation.
 */
export function asciiKey(text: string): string {
  return foldText(text).replace(/[^\x20-\x7e]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return [0, 1, 2, 3]
      .map((place) => String.fromCharCode(97 + (Math.floor(code / 26 ** place) % 26)))
      .join('')
  })
}

function chunkOf(text: string): Chunk {
  const lower = text.toLowerCase()
  if (plain.test(lower)) {
    const runs = text.split(hump).map((word) => ({ text: word.toLowerCase(), unspaced: false }))
    return { runs, joined: runs.length > 1 ? lower : null }
  }
  return nameOf(text) ?? wordsOf(text)
}

/** The sign comes first, so that no beginning of a word finds names; two pluses are one, since "c+" is on its way to "c++". */
function nameOf(text: string): Chunk | null {
  const [, dot, word = '', end = ''] = named.exec(text) ?? []
  const sign = dot ?? end.charAt(0)
  const base = foldText(word)
  if (sign === '' || !spacedWord.test(base)) return null
  const isLetter = !dot && [...base].length === 1
  return { runs: [{ text: sign + base, unspaced: false }], joined: isLetter ? null : base }
}

function wordsOf(text: string): Chunk {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '')
  const joined = words.length > 1 && joiner.test(text) ? words.join('') : null
  return {
    runs: words
      .flatMap((word) => word.match(runs) ?? [])
      .map((run) => ({ text: run, unspaced: startsUnspaced.test(run) })),
    joined,
  }
}
