import { closeness } from '#rules/closeness.ts'
import { chunksOf, foldText } from '#rules/searchText.ts'
import { MERGES_FROM, type Merge } from '#server/areas/synonyms/readSynonyms.ts'
import { keyOf } from '#server/areas/synonyms/synonymGroup.ts'
import { commonChunks } from './stopWords.ts'

/** Two words or phrases that merges say mean the same. */
export interface LearnedPair {
  key: string
  words: [string, string]
  /** Numbers of the merged ideas that say so, as they were given. */
  merges: number[]
}

/** Titles that differ in more words on a side say nothing of any of them. */
const DIFFERENT_MAX = 4
/** Words of the longest phrase. */
const PHRASE_MAX = 3
/** Shorter words say too little; longer runs of letters are no words. */
const LETTERS = { from: 3, to: 30 }
/** From this coefficient on two words are taken for the same. */
const DICE_FROM = 0.5
/** Pairs that are kept, and the merges by which each is explained. */
const PAIRS_MAX = 100
const EXPLAINED_BY = 10

interface Found {
  words: [string, string]
  units: [string, string]
  merges: Set<number>
}

/**
 * Gives the pairs of words that recur as the difference of two titles of which one was merged into
 * the other. Two words belong together that stand apart in at least MERGES_FROM merges (of different
 * titles) and hardly ever without each other: by the coefficient of Dice, twice the merges with both
 * over the sum of the merges with each, as Smadja, McKeown and Hatzivassiloglou (Translating
 * Collocations for Bilingual Lexicons, 1996) match words of two texts that say the same. A phrase
 * goes before its words, which need as many merges besides. The work is bounded by DIFFERENT_MAX for
 * each merge; the caller bounds these.
 */
export function learnPairs(merges: readonly Merge[]): LearnedPair[] {
  const pairs = new Map<string, Found>()
  const alone = new Map<string, number>()
  for (const merge of differentTitles(merges)) {
    const [ours, theirs] = [phrasesIn(merge.title, merge.into), phrasesIn(merge.into, merge.title)]
    for (const unit of new Set([...ours.keys(), ...theirs.keys()]))
      alone.set(unit, (alone.get(unit) ?? 0) + 1)
    for (const [one, said] of ours)
      for (const [other, meant] of theirs) {
        const key = keyOf([one, other])
        const found = pairs.get(key) ?? {
          words: [said, meant],
          units: [one, other],
          merges: new Set(),
        }
        found.merges.add(merge.number)
        pairs.set(key, found)
      }
  }
  const isSame = ({ units: [one, other], merges: both }: Found): boolean =>
    both.size >= MERGES_FROM &&
    (2 * both.size) / ((alone.get(one) ?? 0) + (alone.get(other) ?? 0)) >= DICE_FROM
  return withoutParts([...pairs].filter(([, found]) => isSame(found)))
    .sort(([a, one], [b, other]) => other.merges.size - one.merges.size || (a < b ? -1 : 1))
    .slice(0, PAIRS_MAX)
    .map(([key, { words, merges: by }]) => ({ key, words, merges: [...by].slice(0, EXPLAINED_BY) }))
}

/** The same two titles count once, however often they were merged. */
function differentTitles(merges: readonly Merge[]): Merge[] {
  const keyed = merges.map((merge) => [keyOf([merge.title, merge.into]), merge] as const)
  // The first of a kind is the one that stays.
  return [...new Map(keyed.toReversed()).values()].toReversed()
}

/** Leaves out pairs of words that are only parts of pairs of phrases. */
function withoutParts(pairs: readonly (readonly [string, Found])[]): (readonly [string, Found])[] {
  const sizeOf = ({ units }: Found): number => units.join(' ').split(' ').length
  const kept: (readonly [string, Found])[] = []
  for (const pair of pairs.toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a))) {
    const [, { units, merges }] = pair
    const explained = kept.filter(([, whole]) => isPart(units, whole.units))
    const rest = [...merges].filter(
      (number) => !explained.some(([, whole]) => whole.merges.has(number)),
    )
    if (rest.length >= MERGES_FROM) kept.push(pair)
  }
  return kept
}

function isPart([one, other]: Found['units'], [first, second]: Found['units']): boolean {
  const holds = (whole: string, part: string): boolean => ` ${whole} `.includes(` ${part} `)
  return (holds(first, one) && holds(second, other)) || (holds(first, other) && holds(second, one))
}

/** The phrases of a title, folded and as written, of which another title has no word: none where too many are. */
function phrasesIn(title: string, other: string): Map<string, string> {
  const phrases = new Map<string, string>()
  const words = (title.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((text) => ({
    text: text.toLowerCase(),
    folded: foldText(text),
  }))
  const known = new Set(foldText(other).split(' '))
  // Small words and other endings among them, which are looked for only where they can be the rest.
  if (words.filter(({ folded }) => !known.has(folded)).length > 2 * DIFFERENT_MAX) return phrases
  const chunks = chunksOf(title)
  const common = new Set(
    [...commonChunks(chunks)].flatMap(({ runs }) => runs.map(({ text }) => text)),
  )
  const isDifferent = (word: string): boolean =>
    word.length >= LETTERS.from &&
    word.length <= LETTERS.to &&
    !/^\d+$/.test(word) &&
    !known.has(word) &&
    !common.has(word) &&
    [...known].every((one) => closeness(one, word) === 0)
  const different = words.map(({ folded }) => isDifferent(folded))
  if (different.filter(Boolean).length > DIFFERENT_MAX) return phrases
  words.forEach((_, from) => {
    for (let to = from + 1; to <= from + PHRASE_MAX && different[to - 1]; to += 1) {
      const phrase = words.slice(from, to)
      phrases.set(
        phrase.map(({ folded }) => folded).join(' '),
        phrase.map(({ text }) => text).join(' '),
      )
    }
  })
  return phrases
}
