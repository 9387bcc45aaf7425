import { ENGLISH, languageOf, type LanguageTag } from '#rules/languages.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

/** The names of the starts' boards, statuses and tags in one language. */
export type StartWords = typeof english

const words: Readonly<Record<LanguageTag, StartWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}

/** The words of the starts in a language (BCP 47); English for one that the product does not speak. */
export function startWords(locale: string): StartWords {
  return words[languageOf(locale)?.tag ?? ENGLISH]
}
