import { foldText } from '#rules/searchText.ts'
import type { Random } from '../random.ts'
import { perturb } from '../similar/perturb.ts'
import { isUnspaced } from '../similar/sets.ts'
import type { Document } from './corpus.ts'
import { otherEnding } from './endings.ts'

/** The ways in which somebody asks for an idea that is there. */
export const queryKinds = [
  'title',
  'typo',
  'two slips',
  'accent',
  'order',
  'half',
  'begun',
  'body',
  'endings',
  'question',
  'ae/oe/ue',
  'camelCase as words',
  'identifier and word',
  'split compound',
  'joined words',
  'error line',
] as const
export type QueryKind = (typeof queryKinds)[number]

const LONGEST = 200
const questions = {
  en: ['how can I', 'why does it not', 'is there a way to', 'what about', 'where do I find'],
  de: ['wie kann ich', 'warum geht nicht', 'wo finde ich', 'gibt es'],
  es: ['cómo puedo', 'por qué no', 'dónde está', 'cuándo habrá'],
  ca: ['com puc', 'per què no', 'on és', 'quan hi haurà'],
  zh: ['如何', '為什麼'],
  ja: ['どうやって', 'なぜ'],
} as const
const identifier = /\b(?:[a-z]+(?:[A-Z][a-z]+)+|(?:[A-Z][a-z]+){2,}|[a-z]+(?:_[a-z]+)+)\b/g

/** Gives a query of this kind for a document, or null where it gives none. `known`: words of all. */
export function queryOf(
  random: Random,
  kind: QueryKind,
  one: Document,
  known: ReadonlySet<string>,
): string | null {
  const made = make(random, kind, one, known)
  const typed = made?.trim().slice(0, LONGEST) ?? ''
  return foldText(typed) === '' ? null : typed
}

function make(
  random: Random,
  kind: QueryKind,
  one: Document,
  known: ReadonlySet<string>,
): string | null {
  const words = wordsOf(one.title)
  const isSpaced = !isUnspaced(one.language)
  switch (kind) {
    case 'title':
      return one.title
    case 'two slips': {
      const once = isSpaced ? perturb(random, 'typo', short(one)) : null
      return once === null ? null : perturb(random, 'typo', { ...one, title: once })
    }
    case 'endings':
      return isSpaced ? changedEndings(random, words, one.language) : null
    case 'question':
      return asked(random, one, words)
    case 'ae/oe/ue':
      return /[äöü]/i.test(one.title)
        ? withDigraphs(short(one, /[äöü]/i).title)
        : /\b\p{L}*(?:ae|oe|ue)\p{L}*\b/iu.test(one.title) && one.language === 'de'
          ? one.title.replace(/([aou])e/g, (_, letter: string) => umlauts[letter] ?? letter)
          : null
    case 'camelCase as words':
      return isSpaced ? asWords(random, `${one.title} ${one.body}`) : null
    case 'identifier and word':
      return isSpaced ? withIdentifier(random, one) : null
    case 'split compound':
      return isSpaced ? splitCompound(random, words, known) : null
    case 'joined words':
      return isSpaced ? joined(random, words) : null
    case 'error line':
      return errorLine(random, one.body)
    default:
      return perturb(random, kind, one)
  }
}

const umlauts: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü' }

function wordsOf(title: string): string[] {
  return title.match(/[\p{L}\p{M}\p{N}'_-]+/gu) ?? []
}

/** As people shorten: three to five words, one of which fits `needed`. */
function short(one: Document, needed = /./): Document {
  const words = wordsOf(one.title)
  const from = Math.max(0, words.findIndex((word) => needed.test(word) && word.length > 4) - 1)
  return { ...one, title: words.slice(from, from + 4).join(' ') }
}

function telling(words: readonly string[]): string[] {
  return words.filter((word) => word.length >= 5)
}

function changedEndings(
  random: Random,
  words: readonly string[],
  language: Document['language'],
): string | null {
  const chosen = telling(words).slice(0, 4)
  if (chosen.length < 2) return null
  const changed = chosen.map((word) => otherEnding(random, word.toLowerCase(), language))
  return changed.some((word) => word !== null)
    ? changed.map((word, at) => word ?? chosen[at]).join(' ')
    : null
}

function asked(random: Random, one: Document, words: readonly string[]): string | null {
  if (isUnspaced(one.language))
    return one.title.length < 8
      ? null
      : random.pick(questions[one.language]) + one.title.slice(0, 8)
  const chosen = telling(words).slice(0, 3)
  return chosen.length < 2
    ? null
    : `${random.pick(questions[one.language])} ${chosen.join(' ')}${random.chance(0.5) ? '?' : ''}`
}

function withDigraphs(title: string): string {
  return title.replace(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
}

function partsOf(name: string): string[] {
  return name.split(/_|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase())
}

function asWords(random: Random, text: string): string | null {
  const names = (text.match(identifier) ?? []).filter((name) => partsOf(name).join('').length > 7)
  return names.length === 0 ? null : partsOf(random.pick(names)).join(' ')
}

function withIdentifier(random: Random, { title, body }: Document): string | null {
  const names = `${title} ${body}`.match(identifier) ?? []
  const others = telling(wordsOf(title))
  if (names.length === 0 || others.length < 2) return null
  return [random.pick(names), ...others.slice(0, 2)].join(' ')
}

/** "notebook sync" as "note book sync", where both halves are words of others. */
function splitCompound(
  random: Random,
  words: readonly string[],
  known: ReadonlySet<string>,
): string | null {
  const splits = words.flatMap((word, at) => {
    const lower = word.toLowerCase()
    return [...lower].flatMap((_, cut) =>
      cut >= 3 &&
      lower.length - cut >= 4 &&
      known.has(lower.slice(0, cut)) &&
      known.has(lower.slice(cut))
        ? [{ at, halves: `${lower.slice(0, cut)} ${lower.slice(cut)}` }]
        : [],
    )
  })
  if (splits.length === 0) return null
  const { at, halves } = random.pick(splits)
  const other = telling(words.filter((_, index) => index !== at))[0]
  return [halves, ...(other ? [other] : [])].join(' ')
}

/** "note book sync" as "notebook sync". */
function joined(random: Random, words: readonly string[]): string | null {
  const places = words.flatMap((word, at) =>
    word.length >= 4 && (words[at + 1]?.length ?? 0) >= 4 ? [at] : [],
  )
  if (places.length === 0) return null
  const at = random.pick(places)
  const other = telling(words.filter((_, index) => index !== at && index !== at + 1))[0]
  return [`${words[at]}${words[at + 1]}`.toLowerCase(), ...(other ? [other] : [])].join(' ')
}

function errorLine(random: Random, body: string): string | null {
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /error|panic|fail|exception|assert/i.test(line) && /[:()]/.test(line))
    .filter((line) => line.length >= 40 && line.length <= 300)
  return lines.length === 0 ? null : random.pick(lines)
}
