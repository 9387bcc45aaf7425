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
import type { BoardRow, IdeaRow } from '#server/kernel/rows.ts'
import { ideaColumns } from '#server/kernel/rowSql.ts'
import { boardReadable } from '#server/kernel/visibility.ts'
import { countIdeas, keptCount } from './countIdeas.ts'
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

/** A page of the ideas that an actor may see, in one prepared statement with all that their rows show. */
export async function listIdeas(
  db: Db,
  actor: Actor,
  list: { sort: IdeaSort; filter: IdeaFilter; page: PageArguments },
): Promise<ListPage> {
  const { sort, filter } = list
  const { keyOf, key } = sorts[sort]
  const request = pageRequest(list.page, { name: sort, types: [key, 'integer'] })
  const cursorOf = (idea: IdeaRow) => writeCursor(sort, [keyOf(idea), idea.number])
  if (isPersonal(filter) && actor.personId === null)
    return { ...pageOf<IdeaRow>([], request, cursorOf), count: () => 0, boards: null }
  const { text, name, values } = listSql(actor, sort, filter, request)
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
  sort: IdeaSort,
  { statuses, categories, ...filter }: IdeaFilter,
  request: PageRequest,
): { name: string; text: string; values: unknown[] } {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const filtered = filterSql(filter, bind, reader)
  const { column, type } = sorts[sort]
  const limit = sizes.find((size) => size > request.size) ?? request.size + 1
  const [direction, comparison] = request.backward ? ['asc nulls last', '>'] : ['desc', '<']
  const place = request.cursor
    ? [
        `(i.${column}, i.number) ${comparison} (${bind(request.cursor[0])}::${type}, ${bind(request.cursor[1])}::int)`,
      ]
    : []
  const order = `order by i.${column} ${direction}, i.number ${direction}`
  const conditions = [...filtered.conditions, boardReadable(reader.levels), ...place]
  const wanted = [
    ...(statuses?.length ? [`wanted.slug = any(${bind(statuses.map(slugOf))}::text[])`] : []),
    ...(categories?.length ? [`wanted.category = any(${bind(categories)}::text[])`] : []),
  ]
  const chosen =
    wanted.length > 0
      ? chosenByStatus(
          wanted,
          (status) => chosenIdeas([...conditions, status], order, limit),
          order,
          limit,
        )
      : chosenIdeas(conditions, order, limit)
  const kept = keptCount({ statuses, categories, ...filter }, reader.levels, bind)
  const text =
    pageSql(`select ${ideaColumns(reader)} from (${chosen}) i ${order}`, reader) +
    (kept === null ? '' : `, (${kept}) as total`)
  const name = [
    'ideas',
    sort.toLowerCase(),
    `${filtered.name}${statuses?.length ? 's' : ''}${categories?.length ? 'k' : ''}`,
    `${limit}${request.backward ? 'b' : ''}${request.cursor ? 'c' : ''}`,
  ].join('_')
  return { name, text, values }
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
