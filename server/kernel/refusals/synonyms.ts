import { count, type Catalogue } from './catalogue.ts'

interface Limit {
  limit: number
}

/** Reasons of words that are to mean the same. */
export const synonymRefusals = {
  SYNONYMS_GONE: ['NOT_FOUND', 'These words are no longer on the list.'],
  SYNONYMS_KNOWN: ['CONFLICT', 'These words are already on the list.'],
  TOO_MANY_SYNONYMS: [
    'CONFLICT',
    ({ limit }: Limit) => `A site can have at most ${count(limit)} groups of search words.`,
  ],
  TOO_FEW_WORDS: [
    'INVALID',
    ({ limit }: Limit) =>
      `Enter at least ${count(limit)} words or phrases, with commas between them.`,
  ],
  TOO_MANY_WORDS: [
    'INVALID',
    ({ limit, given }: Limit & { given: number }) =>
      `A group can have at most ${count(limit)} words or phrases; this one has ${count(given)}.`,
  ],
  WORD_WITHOUT_LETTERS: [
    'INVALID',
    ({ word }: { word: string }) =>
      `“${word}” has no letters or digits, so nobody can search for it.`,
  ],
} as const satisfies Catalogue
