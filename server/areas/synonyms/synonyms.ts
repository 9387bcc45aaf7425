import type { Db } from '#server/db/database.ts'
import { readSynonyms } from './readSynonyms.ts'
import { partsOf, type SynonymGroup, type SynonymSource } from './synonymGroup.ts'

/** A word or phrase that means the same as another one, both as their group writes them. */
export interface Meaning {
  text: string
  of: string
  source: SynonymSource
}

/** The words and phrases that mean the same as one. */
export interface Synonyms {
  /** The number of words in the longest phrase; 0 where there are none. */
  readonly longest: number
  /** Takes words that stand one after the other, folded. */
  meaningsOf(words: readonly string[]): readonly Meaning[]
}

/** Gives the words that mean the same, as they are now. */
export type ReadSynonyms = () => Promise<Synonyms>

/** The number of other words that are searched for with one. */
const MEANINGS_MAX = 12
/** From this length on the `s` of a plural is left out. */
const PLURAL_FROM = 4

/** Gives what tells of a word what it means, from the groups that are on. */
export function synonymsOf(groups: readonly SynonymGroup[]): Synonyms {
  const meanings = new Map<string, Meaning[]>()
  let longest = 0
  // The team's synonyms come first.
  const order: readonly SynonymSource[] = ['TEAM', 'LEARNED']
  const used = order.flatMap((source) => groups.filter((one) => one.source === source && one.isOn))
  for (const { words, source } of used)
    for (const word of words) {
      const parts = partsOf(word)
      const key = baseOf(parts)
      const known = meanings.get(key) ?? []
      const others = words.filter(
        (text) => text !== word && known.every((meaning) => meaning.text !== text),
      )
      meanings.set(key, [...known, ...others.map((text) => ({ text, of: word, source }))])
      longest = Math.max(longest, parts.length)
    }
  return {
    longest,
    meaningsOf: (words) => meanings.get(baseOf(words))?.slice(0, MEANINGS_MAX) ?? [],
  }
}

/** Reads them each time. */
export const plainSynonyms =
  (db: Db): ReadSynonyms =>
  async () =>
    synonymsOf(await readSynonyms(db))

/**
 * Keeps them until what pages show has changed, in this process or another one; takes what tells
 * the version of that (server/kernel/contentVersion.ts).
 */
export function keptSynonyms(db: Db, version: () => Promise<number>): ReadSynonyms {
  const read = plainSynonyms(db)
  let kept: { version: number; synonyms: Promise<Synonyms> } | undefined
  return async () => {
    const now = await version()
    if (kept?.version !== now) {
      const next = { version: now, synonyms: read() }
      kept = next
      next.synonyms.catch(() => {
        if (kept === next) kept = undefined
      })
    }
    return kept.synonyms
  }
}

/** Words as they are looked up: the last one without the ending of an English, French or Spanish plural. */
function baseOf(words: readonly string[]): string {
  const phrase = words.join(' ')
  const last = words.at(-1) ?? ''
  return last.length > PLURAL_FROM && /[^s]s$/.test(last) ? phrase.slice(0, -1) : phrase
}
