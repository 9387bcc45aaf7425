import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { pageOf, type Page, type PageArguments } from '#server/kernel/page.ts'
import type { BoardRow, IdeaRow } from '#server/kernel/rows.ts'
import { ideaColumns } from '#server/kernel/rowSql.ts'
import { boardReadable } from '#server/kernel/visibility.ts'
import { countIdeas, keptCount } from './countIdeas.ts'
import { ideaCursor, ideaPageRequest, type IdeaPageRequest } from './ideaCursor.ts'
import { bindReader, filterSql, isPersonal, slugOf, type IdeaFilter } from './ideaFilter.ts'
import { ideaRows, pageSql, type RawPage } from './ideaRows.ts'
import { sorts, type IdeaSort } from './ideaSort.ts'

/**
 * Sizes that a statement is prepared for. PostgreSQL guesses a limit that is a parameter to be a
 * tenth of the table, and then sorts it all.
 */
const sizes = [6, 21, 51, 101]

/** A page of a list. `count` is called when the total is asked for; it costs nothing more where the list read the kept counts along. */
export interface ListPage extends Page<IdeaRow> {
  readonly count: () => number | Promise<number>
  /** All boards that the actor may read, in their order; null where nothing had to be read. */
  readonly boards: BoardRow[] | null
}

/** The part of the ideas that is listed, and its order. */
export interface IdeaListChoice {
  readonly sort: IdeaSort
  readonly filter: IdeaFilter
  /** Whether pinned ideas stand before all others. */
  readonly pinnedFirst?: boolean
}

/** A page of the ideas that an actor may see, in one prepared statement with all that their rows show. */
export async function listIdeas(
  db: Db,
  actor: Actor,
  list: IdeaListChoice & { page: PageArguments },
): Promise<ListPage> {
  const { sort, filter, pinnedFirst = false } = list
  const request = ideaPageRequest(list.page, sort)
  const cursorOf = (idea: IdeaRow) => ideaCursor(sort, pinnedFirst, idea)
  if (isPersonal(filter) && actor.personId === null)
    return { ...pageOf<IdeaRow>([], request, cursorOf), count: () => 0, boards: null }
  const { text, name, values } = listSql(actor, list, request)
  const [page] = await db.query(statement<RawPage & { total?: number }>(name, text), values)
  return {
    ...pageOf(ideaRows(page), request, cursorOf),
    count: () => page?.total ?? countIdeas(db, actor, filter),
    boards: page?.boards ?? [],
  }
}

/** The statement of a list: its text depends on sort, direction and which filters are given, and so does its name. */
export function listSql(
  actor: Actor,
  { sort, filter: { statuses, categories, ...filter }, pinnedFirst = false }: IdeaListChoice,
  request: IdeaPageRequest,
): { name: string; text: string; values: unknown[] } {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const filtered = filterSql(filter, bind, reader)
  const limit = sizes.find((size) => size > request.size) ?? request.size + 1
  const order = orderOf(sort, request)
  const conditions = [...filtered.conditions, boardReadable(reader.levels)]
  const wanted = [
    ...(statuses?.length ? [`wanted.slug = any(${bind(statuses.map(slugOf))}::text[])`] : []),
    ...(categories?.length ? [`wanted.category = any(${bind(categories)}::text[])`] : []),
  ]
  const place = placeSql(sort, request, bind)
  const chosen = (more: readonly string[]): string =>
    wanted.length > 0
      ? chosenByStatus(
          wanted,
          (status) => chosenIdeas([...conditions, ...more, status], order, limit),
          order,
          limit,
        )
      : chosenIdeas([...conditions, ...more], order, limit)
  const shown = pinnedFirst ? pinnedOrder(order, request) : order
  const rows = pinnedFirst
    ? `select i.* from (${pinnedParts(request, place).map(chosen).map(inBrackets).join(' union all ')}) i ${shown} limit ${limit}`
    : chosen(place)
  const kept = keptCount({ statuses, categories, ...filter }, reader.levels, bind)
  const text =
    pageSql(`select ${ideaColumns(reader)} from (${rows}) i ${shown}`, reader) +
    (kept === null ? '' : `, (${kept}) as total`)
  const { backward, cursor, isPinned, hasNumberAlone } = request
  const name = [
    'ideas',
    sort.toLowerCase(),
    `${filtered.name}${statuses?.length ? 's' : ''}${categories?.length ? 'k' : ''}`,
    `${limit}${backward ? 'b' : ''}${cursor ? 'c' : ''}${hasNumberAlone ? 'n' : ''}${pinnedFirst ? (isPinned ? 'P' : 'p') : ''}`,
  ].join('_')
  return { name, text, values }
}

function orderOf(sort: IdeaSort, { backward }: IdeaPageRequest): string {
  const direction = backward ? 'asc nulls last' : 'desc'
  return `order by i.${sorts[sort].column} ${direction}, i.number ${direction}`
}

function pinnedOrder(order: string, { backward }: IdeaPageRequest): string {
  return order.replace('order by ', `order by i.pinned ${backward ? 'asc' : 'desc'}, `)
}

/** The condition that a row stands behind the cursor's, in the direction of reading; none without a cursor. */
function placeSql(
  sort: IdeaSort,
  { cursor, backward, hasNumberAlone }: IdeaPageRequest,
  bind: (value: unknown) => string,
): string[] {
  if (cursor === null) return []
  const { column, type } = sorts[sort]
  const number = `${bind(cursor.at(-1))}::int`
  const key = hasNumberAlone
    ? `(select at.${column} from idea at where at.number = ${number})`
    : `${bind(cursor[0])}::${type}`
  return [`(i.${column}, i.number) ${backward ? '>' : '<'} (${key}, ${number})`]
}

/**
 * The conditions of the two parts of a list whose pinned ideas come first: those are few and have an
 * index, and the rest is read as it is without them.
 */
function pinnedParts(
  { cursor, backward, isPinned }: IdeaPageRequest,
  place: readonly string[],
): string[][] {
  const pinned = ['i.pinned', ...(isPinned ? place : [])]
  const rest = ['not i.pinned', ...(isPinned ? [] : place)]
  if (cursor !== null && !isPinned && !backward) return [rest]
  if (cursor !== null && isPinned && backward) return [pinned]
  return [pinned, rest]
}

function inBrackets(query: string): string {
  return `(${query})`
}

function chosenIdeas(conditions: readonly string[], order: string, limit: number): string {
  return `select i.* from idea i join board b on b.id = i.board_id where ${conditions.join(' and ')} ${order} limit ${limit}`
}

/** The first of each status, and of those the first: rare statuses are found by their index, without walking the others. */
function chosenByStatus(
  wanted: readonly string[],
  chosen: (condition: string) => string,
  order: string,
  limit: number,
): string {
  return `select i.* from status wanted, lateral (${chosen('i.status_id = wanted.id')}) i where ${wanted.join(' and ')} ${order} limit ${limit}`
}
