import { asciiKey } from '#rules/searchText.ts'
import type { Bind } from '#server/areas/ideas/ideaFilter.ts'
import { statement, type Db } from '#server/db/database.ts'
import { byIndex, ideaOf, readable, wordsOf } from './fences.ts'
import type { Evidence } from './relevance.ts'
import { guessQuery, type SearchTerm, type SearchTerms } from './searchTerms.ts'

/** Ideas that are taken for one word, and for all words. One that so many ideas have is common: it says little. */
const PER_WORD = 100
const PER_WORD_IN_TITLE = 60
const PER_SEARCH = 300
/** So many of the ideas with the most votes are looked through in any case, so that a common word finds them first. */
const MOST_VOTED = 3_000
/** A word that so few ideas have may be a slip of the hand, or two words. */
const SELDOM = 4
const GUESSED_MAX = 2
/** A word that is nowhere counts as one that so many ideas have. */
const UNKNOWN = 20
/** The share of a word that a title must have to be taken for what was meant. */
const LIKENESS = 0.45
/** Ideas with titles alike that are taken for one word, the most alike first. */
const ALIKE = 120
/** Words that a search must have so that an idea may lack one of them. */
const MOST_FROM = 3
/** Comparisons of a word with an idea; the fewer words, the more ideas are compared. */
const COMPARISONS = 1_200
const COMPARED = { min: 120, max: 300 }
/** What a way of finding promises beside the weight of the words themselves. */
const PROMISE = { inTitle: 1.2, all: 3, most: 1.5, paired: 0.6, guess: 0.8 }

/** The ideas that a search may take: a condition on idea `i` and its board `b`, written with `bind`. */
export type Narrowing = (bind: Bind) => string

/** What was found: how many ideas have each word (at most PER_WORD), and the candidates. */
export interface Gathered {
  counts: number[]
  numbers: number[]
}

interface Found {
  words: { numbers: number[]; titled: number[] }[]
  all: number[]
  titledAll: number[]
  voted: number[]
  most: number[]
  /** With two of the words in their title. */
  paired: number[]
}

/** Gathers candidates in all ways at once: by each word, by all and most of them, and by slips. */
export async function gather(
  db: Db,
  search: SearchTerms,
  narrowing: Narrowing,
): Promise<Gathered> {
  const { terms } = search
  const found = await findByWords(db, search, narrowing)
  const counts = counted(found.words)
  const promises = new Map<number, number>()
  const add = (numbers: readonly number[], promise: number): void => {
    for (const number of numbers) promises.set(number, (promises.get(number) ?? 0) + promise)
  }
  add(found.titledAll, PROMISE.all)
  add(found.all, PROMISE.all)
  add(found.voted, PROMISE.all)
  if (search.isExact) return { counts, numbers: best(promises, terms.length) }
  add(found.most, PROMISE.most)
  add(found.paired, PROMISE.paired)
  found.words.forEach(({ numbers, titled }, place) => {
    if (terms[place]?.isCommon) return
    const weight = rarity(counts[place] ?? 0)
    add(numbers, weight)
    add(titled, weight * PROMISE.inTitle)
  })
  for (const { place, numbers } of await guess(db, seldom(search, found), narrowing)) {
    // What was meant says as much as it is rare itself; a word that nobody has may be a slip in any.
    counts[place] = Math.max(counts[place] ?? 0, numbers.length, UNKNOWN)
    add(numbers, PROMISE.guess * rarity(numbers.length))
  }
  return { counts, numbers: best(promises, terms.length) }
}

/** Gives how much a word says that so many ideas have. */
export function rarity(ideas: number): number {
  return 1 / (1 + Math.log2(1 + ideas / 30))
}

function best(promises: ReadonlyMap<number, number>, words: number): number[] {
  const most = Math.min(Math.max(COMPARISONS / words, COMPARED.min), COMPARED.max)
  return [...promises]
    .sort(([a, one], [b, other]) => other - one || b - a)
    .slice(0, most)
    .map(([number]) => number)
}

/** A word that only joins others finds nothing by itself, and half of all ideas have it. */
function findingWords({ terms }: SearchTerms): string[] {
  return terms.map(({ wide, isCommon }) => (isCommon ? '' : wide))
}

type FoundSql = (match: string, most: number) => string

/** For each word of a parameter, the ideas that have it, anywhere and in their title. */
function wordsSql(queries: string, found: FoundSql): string {
  const numbers = (column: string, most: number) =>
    `case when w.query = '' then '{}' else array${found(`x.${column} @@ w.query::tsquery`, most)} end`
  return `select coalesce(json_agg(found order by found.place), '[]') from
    (select w.place, ${numbers('words', PER_WORD)} as numbers, ${numbers('title_words', PER_WORD_IN_TITLE)} as titled
     from unnest(${queries}::text[]) with ordinality w (query, place)) found`
}

function counted(words: Found['words']): number[] {
  return words.map(({ numbers, titled }) => Math.max(numbers.length, titled.length))
}

/** Whichever come first that match and that the condition lets through: all there are of a rare word. */
function foundBy(condition: string): FoundSql {
  return (match, most) =>
    `(select hit.number from ${byIndex(match)} hit, lateral ${readable('hit.number', condition)} readable limit ${most})`
}

async function findByWords(db: Db, search: SearchTerms, narrowing: Narrowing): Promise<Found> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const condition = narrowing(bind)
  const found = foundBy(condition)
  const compulsory = search.terms.filter(({ isCommon }) => !isCommon)
  const all = `${bind(compulsory.map(({ wide }) => wide).join(' & '))}::tsquery`
  const wide = compulsory.map((term) => term.wide)
  const lacksSome = compulsory.length >= MOST_FROM
  const most = lacksSome ? `${bind(allButOne(wide))}::tsquery` : null
  const pairs = lacksSome ? `${bind(anyTwo(wide))}::tsquery` : null
  const paired = `(select x.idea_number as number from idea_search x where x.title_words @@ ${pairs} order by ts_rank(x.title_words, ${pairs}) desc offset 0)`
  const words = wordsSql(bind(findingWords(search)), found)
  const voted = `select i.number from idea i join board b on b.id = i.board_id where ${condition} order by i.vote_total desc, i.number desc limit ${MOST_VOTED}`
  const text = `with worded as materialized ${found(`x.words @@ ${all}`, PER_SEARCH)}
    select (${words}) as words, array(select number from worded) as all,
      array${found(`x.title_words @@ ${all}`, PER_SEARCH)} as "titledAll",
      ${most === null ? `'{}'::int[]` : `array${found(`x.words @@ ${most}`, PER_SEARCH)}`} as most,
      ${pairs === null ? `'{}'::int[]` : `array(select hit.number from ${paired} hit, lateral ${readable('hit.number', condition)} readable limit ${PER_SEARCH})`} as paired,
      -- The inner limit keeps PostgreSQL from finding all matches a second time instead of looking at these ideas.
      array(select top.number from (${voted}) top, lateral (select from idea_search x where x.idea_number = top.number and x.words @@ ${all} limit 1) x
        where ${compulsory.length < MOST_FROM} and (select count(*) from worded) = ${PER_SEARCH} limit ${PER_SEARCH}) as voted`
  const [row] = await db.query(statement<Found>('', text), values)
  return row ?? { words: [], all: [], titledAll: [], voted: [], most: [], paired: [] }
}

/** Gives a tsquery for texts with all of these but one. Takes the texts of tsqueries. */
export function allButOne(queries: readonly string[]): string {
  return queries
    .map((_, left) => `(${queries.filter((__, index) => index !== left).join(' & ')})`)
    .join(' | ')
}

/** Gives a tsquery for texts with two of these. Takes the texts of tsqueries. */
function anyTwo(queries: readonly string[]): string {
  return queries
    .slice(1)
    .map((query, at) => `(${query} & (${queries.slice(0, at + 1).join(' | ')}))`)
    .join(' | ')
}

interface Guessed {
  place: number
  term: SearchTerm
}

/** Words that hardly any title has: each may be a slip, or two words written as one. */
function seldom({ terms }: SearchTerms, { words }: Found): Guessed[] {
  return terms
    .flatMap((term, place) => {
      const count = words[place]?.numbers.length ?? 0
      const isGuessed =
        term.kind === 'word' && !term.isCommon && (term.forms[0]?.length ?? 0) > 2 && count <= SELDOM
      return isGuessed ? [{ place, term, count }] : []
    })
    .sort((a, b) => a.count - b.count)
    .slice(0, GUESSED_MAX)
}

async function guess(
  db: Db,
  guessed: readonly Guessed[],
  narrowing: Narrowing,
): Promise<{ place: number; numbers: number[] }[]> {
  if (guessed.length === 0) return []
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const condition = narrowing(bind)
  const alike = `(select x.idea_number as number from idea_search x where ${withThreshold(LIKENESS)} and w.word <% x.title_key
      order by word_similarity(w.word, x.title_key) desc offset 0)`
  const text = `select array(select hit.number from ${alike} hit, lateral ${readable('hit.number', condition)} readable limit ${ALIKE}) as alike,
      case when w.guess = '' then '{}' else array${foundBy(condition)('x.words @@ w.guess::tsquery', PER_WORD)} end as guessed
    from unnest(${bind(guessed.map(({ term: { forms } }) => asciiKey(forms[0] ?? '')))}::text[], ${bind(guessed.map(({ term }) => guessQuery(term)))}::text[])
      with ordinality w (word, guess, place) order by w.place`
  const rows = await db.query(statement<{ alike: number[]; guessed: number[] }>('', text), values)
  return guessed.map(({ place }, at) => ({
    place,
    numbers: [...new Set([...(rows[at]?.alike ?? []), ...(rows[at]?.guessed ?? [])])],
  }))
}

/** Set within the statement's own transaction, before its first row is read: no other statement ever sees it. */
export const withThreshold = (similarity: number) =>
  `(select set_config('pg_trgm.word_similarity_threshold', '${similarity}', true)) is not null`

/** Reads of each of these ideas what tells how well it fits; only of those that the condition lets through. */
export async function evidenceOf(
  db: Db,
  { terms, neighbours }: SearchTerms,
  numbers: readonly number[],
  narrowing: Narrowing,
): Promise<Evidence[]> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const condition = narrowing(bind)
  const any = terms.flatMap(({ wide, isCommon }) => (isCommon ? [] : [wide])).join(' | ')
  const places = (queries: readonly string[]) =>
    `array(select w.place::int - 1 from unnest(${bind(queries)}::tsquery[]) with ordinality w (query, place) where read.words @@ w.query)`
  // The empty vector added makes PostgreSQL unpack the words once, not once for each comparison.
  const text = `select i.number, i.title, i.vote_total as votes, ${places(terms.map(({ exact }) => exact))} as exact,
      ${places(terms.map(({ wide }) => wide))} as wide, ${places(neighbours)} as near, ts_rank('{0.1, 0.2, 0.4, 1}', read.words, ${bind(any)}::tsquery) as often
    from unnest(${bind(numbers)}::int[]) taken (number), lateral ${ideaOf('taken.number')} i, board b, lateral ${wordsOf('taken.number')} x,
      lateral (select x.words || ''::tsvector as words offset 0) read
    where b.id = i.board_id and ${condition}`
  return db.query(statement<Evidence>('', text), values)
}
