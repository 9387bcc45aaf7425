import { foldText } from '#rules/searchText.ts'

/** Who says that words mean the same: the team, or merges. */
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

/** Gives the key by which two groups are the same, in whatever order and spelling. */
export function keyOf(words: readonly string[]): string {
  return words.map(foldText).toSorted().join('|')
}
