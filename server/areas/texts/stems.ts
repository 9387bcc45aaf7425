import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { commonWords, type Language } from './commonWords.ts'

/** By language; Catalan, which has none, ends most of its words as Spanish does. */
const stemmers: Record<Language, (word: string) => string> = {
  en: english,
  de: german,
  es: spanish,
  ca: spanish,
  fr: french,
  it: italian,
  // Folded words lack the accents by which its stemmer knows these endings.
  pt: (word) => portuguese(word.replace(/cao$/, 'ção').replace(/coes$/, 'ções')),
  nl: dutch,
}
const all = Object.keys(stemmers) as Language[]
const isWord = /^[a-z]{3,40}$/
/** Shorter stems of other languages are words of English: the German stem of "notes" is "not". */
const LEAST: Partial<Record<Language, number>> = { en: 3 }
const LEAST_OF_OTHERS = 4
const common = new Set(commonWords.flatMap(({ anywhere }) => [...anywhere]))

/** Words whose stems in all languages are remembered: those of a page are stemmed again and again. */
const REMEMBERED = 20_000
const remembered = new Map<string, readonly string[]>()

/**
 * Gives the stems of a folded word. Without a language those of all; none for what is no word, or only
 * joins others.
 */
export function stemsOf(word: string, language: Language | null = null): readonly string[] {
  if (!isWord.test(word) || common.has(word)) return []
  if (language !== null) return stemsIn([language], word)
  const known = remembered.get(word)
  if (known) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const stems = stemsIn(all, word)
  remembered.set(word, stems)
  return stems
}

function stemsIn(spoken: readonly Language[], word: string): readonly string[] {
  const stems = spoken.flatMap((one) => {
    const stem = stemmers[one](word).replace(/[^a-z]/g, '')
    return stem.length < (LEAST[one] ?? LEAST_OF_OTHERS) ? [] : [stem]
  })
  return [...new Set(stems)]
}

/** Gives the word of the index that stands for a stem, with a sign that no beginning of a word has. */
export function stemWord(stem: string): string {
  return `:${stem}`
}
