import { ENGLISH, languageOf, type LanguageTag } from '#rules/languages.ts'
import { english, type LetterWords } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

const words: Readonly<Record<LanguageTag, LetterWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}

/** The sentences of letters in the language of a site (BCP 47); English for one that the product does not speak. */
export function letterWords(locale: string): LetterWords {
  return words[languageOf(locale)?.tag ?? ENGLISH]
}
