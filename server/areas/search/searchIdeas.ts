import {
  bindReader,
  filterSql,
  isPersonal,
  type BoundReader,
  type IdeaFilter,
} from '#server/areas/ideas/ideaFilter.ts'
import { ideaRows, pageSql, type RawPage } from '#server/areas/ideas/ideaRows.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import {
  pageOf,
  pageRequest,
  type Page,
  type PageArguments,
  type PageRequest,
} from '#server/kernel/page.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaColumns } from '#server/kernel/rowSql.ts'
import { boardReadable } from '#server/kernel/visibility.ts'
import { evidenceOf, gather, rarity, type Narrowing } from './gather.ts'
import { relevanceFor, type Relevance } from './relevance.ts'
import { readSearch, unquoted, type SearchTerms } from './searchTerms.ts'

/** A page of what a search found, and how much it found in all. */
export type SearchPage = Page<Ranked> & { totalCount: number }

type Ranked = IdeaRow & Place

/** The place of an idea in a search. */
interface Place {
  rank: number
  rankedVotes: number
}
type Found = Place & { number: number }

/** In a cursor, for votes that are kept from the reader. */
const HIDDEN = -1
/**
 * The share of what the words say that an idea must have which lacks some of them, where none has
 * them all; beside others that have, two words must say more than five.
 */
const COVERED = 0.3
const coveredBesideOthers = (words: number) => Math.max(COVERED, 0.8 - 0.1 * words)

/**
 * A page of a search, best match first. Candidates come from all ways of finding at once, and one
 * function says how well each fits (relevance.ts). Ideas with every word belong to the results;
 * others as far as they have most of what the words say.
 */
export async function searchIdeas(
  db: Db,
  actor: Actor,
  list: { filter: IdeaFilter; page: PageArguments },
): Promise<SearchPage> {
  const request = pageRequest(list.page, {
    name: 'SEARCH',
    types: ['integer', 'integer', 'integer'],
  })
  const search = readSearch(list.filter.search ?? '')
  if (search === null || (isPersonal(list.filter) && actor.personId === null))
    return { ...pageOf<Ranked>([], request, () => ''), totalCount: 0 }
  const narrowing = narrowingOf(actor, list.filter)
  const quoted = await findRanked(db, search, narrowing)
  const loose =
    quoted.length === 0 && search.isExact ? readSearch(unquoted(list.filter.search ?? '')) : null
  const found = loose ? await findRanked(db, loose, narrowing) : quoted
  const chosen = pageFrom(found, request)
  const rows = await readRows(db, actor, chosen)
  const cursorOf = (idea: Ranked) =>
    writeCursor('SEARCH', [
      idea.rank,
      idea.votesAreHidden ? HIDDEN : idea.rankedVotes,
      idea.number,
    ])
  return { ...pageOf(rows, request, cursorOf), totalCount: found.length }
}

/** The condition on ideas that a filter takes and the actor may read. */
export function narrowingOf(actor: Actor, filter: IdeaFilter): Narrowing {
  return (bind) => {
    const reader = bindReader(actor, bind)
    return [...filterSql(filter, bind, reader).conditions, boardReadable(reader.levels)].join(
      ' and ',
    )
  }
}

/** All results of a search in their order. */
async function findRanked(
  db: Db,
  search: SearchTerms,
  narrowing: Narrowing,
): Promise<Found[]> {
  const { counts, numbers } = await gather(db, search, narrowing)
  if (numbers.length === 0) return []
  const relevanceOf = relevanceFor(search, counts.map(rarity))
  const compared = (await evidenceOf(db, search, numbers, narrowing)).map((evidence) => ({
    number: evidence.number,
    rankedVotes: evidence.votes,
    relevance: relevanceOf(evidence),
  }))
  return resultsOf(compared, search)
    .map(({ number, rankedVotes, relevance }) => ({ number, rankedVotes, rank: relevance.rank }))
    .sort(inOrder)
}

function resultsOf<One extends { relevance: Relevance }>(
  compared: readonly One[],
  { isExact, terms }: SearchTerms,
): One[] {
  const hasExact = compared.some(({ relevance }) => relevance.isExact)
  const words = terms.filter(({ isCommon }) => !isCommon).length
  const least = hasExact ? coveredBesideOthers(words) : COVERED
  return compared.filter(
    ({ relevance }) => relevance.isExact || (!isExact && relevance.coverage >= least),
  )
}

/** Best first, then the one with more votes, then the newer one. */
function inOrder(a: Found, b: Found): number {
  return b.rank - a.rank || b.rankedVotes - a.rankedVotes || b.number - a.number
}

/** The ideas after a cursor, one more than asked for; from the end where it is read backwards. */
function pageFrom(found: readonly Found[], { cursor, backward, size }: PageRequest): Found[] {
  const [rank, votes, number] = (cursor ?? []) as number[]
  const place =
    rank === undefined || votes === undefined || number === undefined
      ? null
      : {
          rank,
          number,
          rankedVotes:
            votes === HIDDEN
              ? (found.find((one) => one.number === number)?.rankedVotes ?? 0)
              : votes,
        }
  const directed = backward ? found.toReversed() : found
  const rest = place
    ? directed.filter((one) => (backward ? inOrder(one, place) < 0 : inOrder(one, place) > 0))
    : directed
  return rest.slice(0, size + 1)
}

async function readRows(db: Db, actor: Actor, found: readonly Found[]): Promise<Ranked[]> {
  if (found.length === 0) return []
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader: BoundReader = bindReader(actor, bind)
  const numbers = bind(found.map(({ number }) => number))
  const rows = `select ${ideaColumns(reader)} from unnest(${numbers}::int[]) with ordinality c (number, place) join idea i on i.number = c.number order by c.place`
  const [page] = await db.query(statement<RawPage>('', pageSql(rows, reader)), values)
  const places = new Map(found.map((one) => [one.number, one]))
  return ideaRows(page).flatMap((idea) => {
    const place = places.get(idea.number)
    return place ? [Object.assign(idea, { rank: place.rank, rankedVotes: place.rankedVotes })] : []
  })
}
