import { closeness } from '#rules/closeness.ts'
import { foldText } from '#rules/searchText.ts'

/** Something that can be found by its name, or by what people may call it besides. */
export interface NamedEntry {
  readonly name: string
  readonly words?: string
}

const BEGINS_NAME = 4
const BEGINS_WORD = 3
const CALLED_SO = 2
const SLIP = 1
/** In shorter words a slip makes another word: most, post. */
const SLIP_FROM = 5

/** The entries that every typed word fits, by its beginning or with a slip of the hand; what fits the name best first, at most so many. */
export function fittingEntries<Entry extends NamedEntry>(
  entries: readonly Entry[],
  typed: string,
  most: number,
): Entry[] {
  const text = foldText(typed)
  if (text === '') return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}

function scoreOf({ name, words = '' }: NamedEntry, text: string): number {
  const folded = foldText(name)
  if (folded.startsWith(text)) return BEGINS_NAME
  const [own, others] = [folded.split(' '), foldText(words).split(' ')]
  return Math.min(...text.split(' ').map((word) => scoreOfWord(word, own, others)))
}

function scoreOfWord(word: string, own: readonly string[], others: readonly string[]): number {
  // Scripts without spaces: a word begins anywhere.
  const fits = (it: string) =>
    it.startsWith(word) || (/[^\p{ASCII}]/u.test(word) && it.includes(word))
  if (own.some(fits)) return BEGINS_WORD
  if (others.some(fits)) return CALLED_SO
  return word.length >= SLIP_FROM && [...own, ...others].some((it) => closeness(it, word) > 0)
    ? SLIP
    : 0
}
