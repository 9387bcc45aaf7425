import { chunksOf } from '#rules/searchText.ts'

/** The source of words that mean the same: the team, or merges. */
export type SynonymSource = 'TEAM' | 'LEARNED'

/** Words and phrases that mean the same. */
export interface SynonymGroup {
  id: string
  source: SynonymSource
  words: string[]
  isOn: boolean
  /** Numbers of the merged ideas that taught it, the newest first; none for those of the team. */
  merges: number[]
}

/** The words of a phrase as a search reads them; none for what no search finds. */
export function partsOf(phrase: string): string[] {
  return chunksOf(phrase).flatMap(({ runs }) => runs.map(({ text }) => text))
}

/** Gives the key by which two groups are the same, in whatever order and spelling. */
export function keyOf(words: readonly string[]): string {
  return words
    .map((word) => partsOf(word).join(' '))
    .toSorted()
    .join('|')
}
