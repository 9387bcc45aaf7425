declare module 'snowball-stemmers' {
  /** A stemmer of a language, such as "english". */
  export function newStemmer(language: string): { stem(word: string): string }
}
