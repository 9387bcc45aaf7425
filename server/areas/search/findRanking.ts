import { findsEach, findsIn } from '#rules/foundWords.ts'
import { rankParts, type KnownBoost, type BoostKind, type MatchKind } from '#rules/ranking.ts'
import { bindReader } from '#server/areas/ideas/ideaFilter.ts'
import type { IdeaSort } from '#server/areas/ideas/ideaSort.ts'
import { plainSynonyms, type Meaning } from '#server/areas/synonyms/synonyms.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaReadable } from '#server/kernel/visibility.ts'
import { gather, similaritySql, type Candidate } from './candidateSource.ts'
import { bindWeights, matchModes, matchParts, partsOf, type MatchMode } from './matchParts.ts'
import { readReference, referencedSql } from './reference.ts'
import type { SearchServices } from './searchIdeas.ts'
import { parseSearch, type SearchQuery } from './searchQuery.ts'
import { SIMILARITY } from './searchRanked.ts'
import { countWords, readWeights, weighWords, type WordWeight } from './wordWeights.ts'

/**
 * The explanation of an idea's place in a list: the parts of a number, or the moment that it is
 * sorted by.
 */
export interface Ranking {
  parts: RankingPart[]
  /** The sum of the parts. */
  score: number | null
  at: string | null
  /** The words by which a search found it that mean the same as those typed. */
  meanings?: readonly Meaning[]
}

export interface RankingPart {
  kind: BoostKind | MatchKind | 'POSTED' | 'COMMENTED' | 'STATUS_CHANGED'
  points: number | null
  count: number | null
  recentCount: number | null
}

const titleOf = statement<{ title: string }>(
  'match_title',
  'select title from idea where number = $1::int',
)

/** Explains an idea's place in a sorted list from its boosts. */
export function rankingOf(
  idea: IdeaRow,
  sort: IdeaSort,
  boosts: readonly KnownBoost[],
  now: number,
): Ranking {
  switch (sort) {
    case 'NEWEST':
      return momentOf('POSTED', idea.createdAt)
    case 'ACTIVE':
      return momentOf(lastAct(idea), idea.lastActivityAt)
    case 'DISCUSSED':
      return {
        parts: [
          {
            kind: 'COMMENTS',
            count: idea.commentCount,
            recentCount: null,
            points: idea.commentCount,
          },
        ],
        score: idea.commentCount,
        at: null,
      }
    case 'TRENDING':
    case 'TOP': {
      const parts = rankParts(sort, boosts, now)
      return { parts, score: parts.reduce((sum, { points }) => sum + points, 0), at: null }
    }
  }
}

/** Why an idea stands where it stands in a search; null where the search does not take it. */
export async function findMatch(
  db: Db,
  actor: Actor,
  number: number,
  search: string,
  { synonyms = plainSynonyms(db), wordCounts = countWords, candidates }: SearchServices = {},
): Promise<Ranking | null> {
  const query = parseSearch(search, await synonyms())
  if (query === null) return null
  const named = await matchByNumber(db, actor, number, search)
  if (named !== null) return named
  const hasEach = await hasEachWord(db, number, query)
  for (const mode of matchModes) {
    if (isWithout(mode, query)) continue
    const given = mode === 'alike' ? await gather(candidates, search) : []
    const digits = mode === 'alike' ? await weighWords(db, actor, query, wordCounts) : ''
    const weights = readWeights(query, digits)
    const { kinds, text, values } = matchSql(actor, number, mode, query, {
      given,
      weights,
      hasEach,
    })
    const [row] = await db.query(statement<Match>('', text), values)
    if (!row) return null
    const isFound =
      row.found ||
      given.some((one) => one.number === number) ||
      (mode === 'alike' && row.isAlike && findsIn(query.fitting)(row.title))
    if (!isFound) continue
    const parts = kinds.map((kind, place) => ({
      kind,
      points: row.points[place] ?? 0,
      count: null,
      recentCount: null,
    }))
    const score = parts.reduce((sum, { points }) => sum + points, 0)
    return {
      parts: parts.filter(({ points }) => points > 0),
      score,
      at: null,
      meanings: mode === 'all' ? [] : row.meant.flatMap((place) => query.meanings[place - 1] ?? []),
    }
  }
  return null
}

/** A query without such a part. */
function isWithout(mode: MatchMode, { titleMost, meantAll, meantMost }: SearchQuery): boolean {
  const parts = { all: '', meant: meantAll, most: titleMost, meantMost, alike: '' }
  return parts[mode] === null
}

interface Match {
  /** It has the words. */
  found: boolean
  /** Its title is written much like them. */
  isAlike: boolean
  title: string
  /** The places of the meanings that are in it, from 1. */
  meant: number[]
  points: number[]
}

/** Whether the title of an idea has each telling word, if with a slip; nobody is told of it who may not read the idea. */
async function hasEachWord(db: Db, number: number, { whole }: SearchQuery): Promise<boolean> {
  if (whole.length === 0) return false
  const [idea] = await db.query(titleOf, [number])
  return idea !== undefined && findsEach(whole)(idea.title)
}

async function matchByNumber(
  db: Db,
  actor: Actor,
  number: number,
  search: string,
): Promise<Ranking | null> {
  const reference = readReference(search)
  if (reference === null) return null
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const condition = `exists (select from board b where b.id = i.board_id and ${ideaReadable(reader)})`
  const found = referencedSql(reference, { condition, levels: reader.levels }, bind)
  const text = `select found.rank as points from (${found}) found where found.number = ${bind(number)}::int`
  const [row] = await db.query(statement<{ points: number }>('', text), values)
  return row
    ? {
        parts: [{ kind: 'NUMBER_IS', points: row.points, count: null, recentCount: null }],
        score: row.points,
        at: null,
      }
    : null
}

function matchSql(
  actor: Actor,
  number: number,
  mode: MatchMode,
  search: SearchQuery,
  {
    given,
    weights,
    hasEach,
  }: { given: readonly Candidate[]; weights: readonly WordWeight[]; hasEach: boolean },
): { kinds: MatchKind[]; text: string; values: unknown[] } {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const part = partsOf(search, bind)
  const isAlike = `word_similarity(${part('key')}, x.title_key) >= ${SIMILARITY.alike}`
  const parts = matchParts(mode, part, () => ({
    weights: bindWeights(weights, bind),
    similarity: similaritySql(given, 'i.number', bind),
    isWhole: hasEach ? isAlike : 'false',
  }))
  const found = {
    all: () => `x.words @@ ${part('all')}`,
    meant: () => `x.words @@ ${part('meantAll')}`,
    most: () => `x.title_words @@ ${part('titleMost')}`,
    meantMost: () => `x.title_words @@ ${part('meantMost')}`,
    alike: () =>
      [
        `x.words @@ ${part('any')}`,
        `coalesce(x.title_words @@ ${part('meantAny')}, false)`,
        ...weights.map(({ query }) => `x.words @@ ${bind(query)}::tsquery`),
      ].join(' or '),
  }[mode]()
  const meant = `array(select m.place::int from unnest(${bind(search.meanings.map((one) => one.query))}::text[]) with ordinality m (query, place) where x.words @@ m.query::tsquery order by m.place)`
  const text = `select (${found}) as found,
      ${isAlike} as "isAlike", i.title, ${meant} as meant, array[${parts.map(({ points }) => points).join(', ')}]::int[] as points
    from idea i join board b on b.id = i.board_id join idea_search x on x.idea_number = i.number where i.number = ${bind(number)}::int and ${ideaReadable(reader)}`
  return { kinds: parts.map(({ kind }) => kind), text, values }
}

function momentOf(kind: RankingPart['kind'], at: string): Ranking {
  return { parts: [{ kind, points: null, count: null, recentCount: null }], score: null, at }
}

function lastAct({ lastActivityAt, statusChangedAt, createdAt }: IdeaRow): RankingPart['kind'] {
  const last = Date.parse(lastActivityAt)
  if (last <= Date.parse(createdAt)) return 'POSTED'
  return last === Date.parse(statusChangedAt) ? 'STATUS_CHANGED' : 'COMMENTED'
}
