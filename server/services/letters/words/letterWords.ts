import { english, type LetterWords } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

const languages: readonly LetterWords[] = [english, german, french, spanish]

/** The sentences of letters in the language of a site (BCP 47); English for one that they are not written in. */
export function letterWords(locale: string): LetterWords {
  return languages.find(({ tag }) => tag === locale) ?? english
}
