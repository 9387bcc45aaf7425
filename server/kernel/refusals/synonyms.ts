import { count, type Catalogue } from './catalogue.ts'

interface Limit {
  limit: number
}

/** Reasons of words that are to mean the same. */
export const synonymRefusals = {
  SYNONYMS_GONE: ['NOT_FOUND', 'These words are not on the list any more.'],
  SYNONYMS_KNOWN: ['CONFLICT', 'These words are on the list already.'],
  TOO_MANY_SYNONYMS: [
    'CONFLICT',
    ({ limit }: Limit) => `A site can have at most ${count(limit)} such lists of words.`,
  ],
  TOO_FEW_WORDS: [
    'INVALID',
    ({ limit }: Limit) =>
      `Enter at least ${count(limit)} words or phrases, with commas between them.`,
  ],
  TOO_MANY_WORDS: [
    'INVALID',
    ({ limit, given }: Limit & { given: number }) =>
      `At most ${count(limit)} words or phrases can mean the same; these are ${count(given)}.`,
  ],
  WORD_WITHOUT_LETTERS: [
    'INVALID',
    ({ word }: { word: string }) =>
      `“${word}” has no letters or digits, so nobody can search for it.`,
  ],
} as const satisfies Catalogue
