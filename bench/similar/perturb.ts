import type { Random } from '../random.ts'
import { isUnspaced, type Text } from './sets.ts'

/** The ways in which somebody writes an idea that is there already. */
export const kinds = ['typo', 'accent', 'order', 'half', 'body'] as const
/** The ways in which somebody searches for it, a half-typed title included. */
export const searchKinds = [...kinds, 'begun'] as const
export type Kind = (typeof searchKinds)[number]

const letters = 'abcdefghijklmnopqrstuvwxyz'
const marked = /\p{M}/u

/** Gives a variant of a title, or null where this title has none. */
export function perturb(random: Random, kind: Kind, text: Text): string | null {
  const words = isUnspaced(text.language) ? inThrees(text.title) : text.title.split(' ')
  const glue = isUnspaced(text.language) ? '' : ' '
  if (words.length < 3) return null
  const changes: Record<Kind, () => string | null> = {
    typo: () => withTypo(random, words, glue),
    accent: () =>
      marked.test(text.title.normalize('NFD')) && !isUnspaced(text.language)
        ? text.title.normalize('NFD').replace(/\p{M}/gu, '')
        : null,
    order: () => shuffled(random, words).join(glue),
    half: () =>
      (random.chance(0.5)
        ? words.slice(0, Math.ceil(words.length / 2))
        : words.slice(Math.floor(words.length / 2))
      ).join(glue),
    body: () => fromBody(random, text, glue),
    begun: () => begunTitle(random, words, glue),
  }
  const changed = changes[kind]()
  return changed === null || changed === text.title ? null : changed
}

/**
 * Puts a typing mistake into one of the longer words: two letters swapped, one left out, added or
 * replaced.
 */
function withTypo(random: Random, words: readonly string[], glue: string): string | null {
  const long = words.flatMap((word, index) =>
    [...word].length >= (glue === '' ? 3 : 5) ? [index] : [],
  )
  if (long.length === 0) return null
  const chosen = random.pick(long)
  return words
    .map((word, index) => (index === chosen ? mistyped(random, [...word], glue === '') : word))
    .join(glue)
}

function mistyped(random: Random, word: string[], unspaced: boolean): string {
  const at = random.int(word.length - 1)
  const before = word.slice(0, at)
  const [one = '', two = '', ...after] = word.slice(at)
  const other = unspaced ? '的' : random.pick([...letters])
  return random
    .pick([
      [...before, two, one, ...after],
      [...before, two, ...after],
      [...before, one, other, two, ...after],
      [...before, other, two, ...after],
    ])
    .join('')
}

/** Gives two to four words, the last one cut in its middle. */
function begunTitle(random: Random, words: readonly string[], glue: string): string | null {
  const typed = words.slice(0, Math.min(words.length, 2 + random.int(3)))
  const last = [...(typed.at(-1) ?? '')]
  if (last.length < 4 && glue !== '') return null
  return [...typed.slice(0, -1), last.slice(0, Math.ceil(last.length / 2)).join('')].join(glue)
}

/** Gives about six of the longer words of the details. */
function fromBody(random: Random, text: Text, glue: string): string | null {
  const words = isUnspaced(text.language)
    ? inThrees(text.body)
    : [
        ...new Set(
          text.body
            .replace(/https?:\S+|[^\p{L}\p{N}\s'-]/gu, ' ')
            .split(/\s+/)
            .filter((word) => word.length >= 4),
        ),
      ]
  if (words.length < 6) return null
  return shuffled(random, words).slice(0, 6).join(glue)
}

function inThrees(text: string): string[] {
  return text.match(/.{1,3}/gsu) ?? []
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}
