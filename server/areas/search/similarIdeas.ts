import { LRUCache } from 'lru-cache'
import { limits } from '#rules/limits.ts'
import { asciiKey } from '#rules/searchText.ts'
import {
  phraseOf,
  rarity,
  SIMILAR_FROM,
  similarityOf,
  wantedWords,
  type Similarity,
  type WantedWord,
} from '#rules/similarity.ts'
import { titleWords, type TitleWord } from '#rules/titleWords.ts'
import { listed } from '#server/areas/ideas/ideaFilter.ts'
import { plainSynonyms, type ReadSynonyms } from '#server/areas/synonyms/synonyms.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { inReadableBoard, readableLevels } from '#server/kernel/visibility.ts'
import { byIndex, readable } from './fences.ts'
import { SimilarLeads } from './similarLeads.ts'
import { beginningQuery, nearlyAll, slipQuery, wordQueries } from './similarQuery.ts'

/** An idea like the one that is being written. */
export interface SimilarIdea extends Similarity {
  number: number
}

/** Ideas that are taken for one word. One that so many have is common: it finds nothing by itself. */
const PER_WORD = 250
/** The number of titles that are compared letter by letter. */
const COMPARED = PER_WORD
/** A word that so few ideas have may be a slip of the hand. */
const SELDOM = 2
const SLIPS_MAX = 2
/**
 * Rare words of the title that found something: so many find what is meant without the common ones,
 * and whatever slips are in the others.
 */
const SURE_FROM = 3
const COMMON_MAX = 8
/**
 * The weights of a likely and an unlikely correction of a slip, and of words in the details beside
 * those in the title.
 */
const LIKELY = 0.7
const UNLIKELY = 0.3
const ANYWHERE = 0.6
/** Characters of the details that are read. */
const BODY_READ = 2_000
/** The share of a word that a title must have to be taken for what was meant. */
const SLIP_SIMILARITY = 0.4
/** Whoever goes on typing is compared with the same titles again. About 2 kB each. */
const parsed = new LRUCache<string, readonly TitleWord[]>({ max: 2_000, memoMethod: titleWords })

const shown = `${listed} and ${inReadableBoard('$2')}`
const ideas = (match: string) =>
  `array(select hit.number from ${byIndex(match)} hit, lateral ${readable('hit.number', shown)} readable limit ${PER_WORD})`

const byWord = statement<{ numbers: number[] }>(
  'similar_by_word',
  `select ${ideas('x.words @@ w.query::tsquery')} as numbers from unnest($1::text[]) with ordinality w (query, place) order by w.place`,
)
const byMost = statement<{ inTitle: number[]; anywhere: number[] }>(
  'similar_by_most',
  `select ${ideas('x.title_words @@ $1::tsquery')} as "inTitle", ${ideas('x.words @@ $3::tsquery')} as anywhere`,
)
// The threshold holds for the statement's own transaction, and is set before its first row is read.
const bySlip = statement<{ alike: number[]; slipped: number[]; begun: number[] }>(
  'similar_by_slip',
  `select ${ideas('x.title_words @@ w.begun::tsquery')} as begun, case when w.slipped = '' then '{}' else ${ideas('x.title_words @@ w.slipped::tsquery')} end as slipped, ${ideas(`(select set_config('pg_trgm.word_similarity_threshold', '${SLIP_SIMILARITY}', true)) is not null and w.word <% x.title_key`)} as alike
   from unnest($1::text[], $3::text[], $4::text[]) with ordinality w (word, begun, slipped, place) order by w.place`,
)
const chosen = statement<{ number: number; title: string; votes: number; common: number[] }>(
  'similar_chosen',
  `select i.number, i.title, i.vote_total as votes, array(select w.place::int from unnest($3::text[]) with ordinality w (query, place) where x.words @@ w.query::tsquery) as common
   from idea i join idea_search x on x.idea_number = i.number where i.number = any($1::int[]) and ${shown}`,
)

/**
 * Ideas that may mean the same as one that is being written, the most similar first: of those that
 * the actor may read and that stand in lists, closed ones too. Each word is looked up by itself; of
 * what was found, the most promising are compared by rules/similarity.ts. A word of the title is also
 * looked up by what means the same, which counts as one in the details.
 */
export async function similarIdeas(
  db: Db,
  actor: Actor,
  written: { title: string; body?: string | null; first?: number | null },
  synonyms: ReadSynonyms = plainSynonyms(db),
): Promise<SimilarIdea[]> {
  const first = Math.min(Math.max(written.first ?? limits.similarIdeas, 0), limits.similarIdeas)
  return first === 0 ? [] : (await alikeIdeas(db, actor, written, synonyms)).slice(0, first)
}

/** All of these. `by`: how many of the most promising are compared, how, and from which score on they are taken. */
export async function alikeIdeas(
  db: Db,
  actor: Actor,
  written: { title: string; body?: string | null },
  synonyms: ReadSynonyms,
  by = { most: COMPARED, from: SIMILAR_FROM, compare: similarityOf },
): Promise<SimilarIdea[]> {
  const wanted = wordsOf(written)
  const levels = readableLevels(actor)
  if (wanted.length === 0 || levels.length === 0) return []
  const title = cut(written.title, limits.title.max)
  const { queries, meantIn } = wordQueries(wanted, title, await synonyms())
  const found = (await db.query(byWord, [queries, levels])).map(({ numbers }) => numbers)
  const weights = found.map(({ length }) => rarity(length))
  const leads = new SimilarLeads(weights)
  const common = found.flatMap(({ length }, place) => (length === PER_WORD ? [place] : []))
  found.forEach((numbers, place) => {
    if (numbers.length < PER_WORD) leads.add(numbers, [place])
  })
  const sure = found.filter(
    ({ length }, place) => wanted[place]?.inTitle && length > 0 && length < PER_WORD,
  ).length
  if (sure < SURE_FROM)
    await addCommon(db, levels, {
      queries,
      places: common.filter((place) => wanted[place]?.inTitle).slice(0, COMMON_MAX),
      leads,
    })
  if (sure < SURE_FROM) await addSlips(db, levels, { wanted, found, leads })
  const phrase = phraseOf(title)
  const rows = await db.query(chosen, [
    leads.best(by.most),
    levels,
    common.map((place) => queries[place]),
  ])
  const compared = rows.map(({ number, title: other, votes, common: had }) => {
    const places = new Set([...leads.placesOf(number), ...had.map((at) => common[at - 1])])
    const has = (place: number): boolean => places.has(place)
    const { score, words } = by.compare(
      wanted,
      weights,
      { title: other, words: parsed.memo(other), has },
      phrase,
    )
    return { number, votes, score, words: [...new Set([...words, ...meantIn(other)])] }
  })
  return compared
    .filter(({ score }) => score >= by.from)
    .sort((a, b) => b.score - a.score || b.votes - a.votes || a.number - b.number)
}

/** The words by which similar ideas are found, of as much of a text as is read. */
export function wordsOf({ title, body }: { title: string; body?: string | null }): WantedWord[] {
  return wantedWords(cut(title, limits.title.max), cut(body ?? '', BODY_READ))
}

/** Ideas with all of the words, or in their title nearly all, that are too common to find anything by themselves. */
async function addCommon(
  db: Db,
  levels: readonly string[],
  {
    queries,
    places,
    leads,
  }: { queries: readonly string[]; places: readonly number[]; leads: SimilarLeads },
): Promise<void> {
  if (places.length === 0) return
  const words = places.map((place) => queries[place] ?? '')
  const [most] = await db.query(byMost, [nearlyAll(words), levels, words.join(' & ')])
  const share = places.length < 3 ? 1 : (places.length - 1) / places.length
  leads.add(most?.inTitle ?? [], places, share)
  leads.add(most?.anywhere ?? [], places, ANYWHERE)
}

/** Ideas with a word in their title that looks like one that hardly any idea has. */
async function addSlips(
  db: Db,
  levels: readonly string[],
  {
    wanted,
    found,
    leads,
  }: { wanted: readonly WantedWord[]; found: readonly number[][]; leads: SimilarLeads },
): Promise<void> {
  const isSlip = (word: WantedWord, place: number) =>
    word.inTitle && !word.isPair && word.text.length > 3 && (found[place]?.length ?? 0) <= SELDOM
  const places = wanted
    .flatMap((word, place) => (isSlip(word, place) ? [place] : []))
    .slice(0, SLIPS_MAX)
  if (places.length === 0) return
  const words = places.flatMap((place) => wanted[place] ?? [])
  const meant = await db.query(bySlip, [
    words.map(({ text }) => asciiKey(text)),
    levels,
    words.map(beginningQuery),
    words.map(slipQuery),
  ])
  meant.forEach(({ alike, slipped, begun }, index) => {
    const [place, likely] = [places.slice(index, index + 1), new Set([...alike, ...slipped])]
    // The correction is weighted by its own rarity, not by that of the slip.
    leads.add(likely, place, LIKELY * rarity(likely.size))
    // So much begins alike that it says little by itself, and less than two words that were found.
    leads.add(
      begun.filter((number) => !likely.has(number)),
      place,
      UNLIKELY * rarity(begun.length),
    )
  })
}

/** Cuts a text, and drops NUL, which PostgreSQL refuses. */
function cut(text: string, length: number): string {
  return text.slice(0, length * 2).replaceAll('\0', ' ')
}
