import { hasEnded } from '#rules/statuses.ts'
import { countIdeas, keptCount } from '#server/areas/ideas/countIdeas.ts'
import { bindReader, filterSql, type IdeaFilter } from '#server/areas/ideas/ideaFilter.ts'
import { ideaRows, pageSql, type RawPage } from '#server/areas/ideas/ideaRows.ts'
import type { ListPage } from '#server/areas/ideas/listIdeas.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor, type KeyType } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type PageArguments, type PageRequest } from '#server/kernel/page.ts'
import type { IdeaRow, StatusRow } from '#server/kernel/rows.ts'
import { ideaColumns } from '#server/kernel/rowSql.ts'
import { boardReadable } from '#server/kernel/visibility.ts'

type PlacedRow = IdeaRow & { roadmapRank: string }

interface Order {
  name: string
  column: string
  type: string
  key: KeyType
  direction: 'asc' | 'desc'
  keyOf: (idea: PlacedRow) => string
}

/** The orders of a column, then by number; each has its index in server/db/tables/ideas.ts. */
const orders = {
  rank: {
    name: 'ROADMAP',
    column: 'roadmap_rank collate "C"',
    type: 'text',
    key: 'string',
    direction: 'asc',
    keyOf: (idea) => idea.roadmapRank,
  },
  date: {
    name: 'ROADMAP_BY_DATE',
    column: 'status_changed_at',
    type: 'timestamptz',
    key: 'time',
    direction: 'desc',
    keyOf: (idea) => idea.statusChangedAt,
  },
} as const satisfies Record<string, Order>

/** Sizes that a statement is prepared for, as of the list of ideas. */
const sizes = [21, 51, 101]

/** Whether a column is sorted by the date at which ideas came there, the latest first, and not by the team. */
export function isSortedByDate({ category }: Pick<StatusRow, 'category'>): boolean {
  return hasEnded(category)
}

/** The part of a roadmap's column that is asked for; board and tags by slug, as lists take them. */
export interface ColumnRequest {
  status: StatusRow
  filter: Pick<IdeaFilter, 'board' | 'tags'>
  page: PageArguments
}

/** A page of the ideas of a status on the roadmap that an actor may see; none where the status is not on it. */
export async function listRoadmap(
  db: Db,
  actor: Actor,
  { status, filter, page }: ColumnRequest,
): Promise<ListPage> {
  const order = orders[isSortedByDate(status) ? 'date' : 'rank']
  const request = pageRequest(page, { name: order.name, types: [order.key, 'integer'] })
  const cursorOf = (idea: IdeaRow) =>
    writeCursor(order.name, [order.keyOf(idea as PlacedRow), idea.number])
  if (!status.onRoadmap)
    return { ...pageOf<IdeaRow>([], request, cursorOf), count: () => 0, boards: null }
  const { name, text, values } = columnSql(actor, { status, filter }, order, request)
  const [read] = await db.query(statement<RawPage & { total?: number }>(name, text), values)
  return {
    ...pageOf(ideaRows(read), request, cursorOf),
    count: () => read?.total ?? countIdeas(db, actor, { ...filter, statuses: [status.slug] }),
    boards: read?.boards ?? [],
  }
}

function columnSql(
  actor: Actor,
  { status, filter }: Omit<ColumnRequest, 'page'>,
  order: Order,
  request: PageRequest,
): { name: string; text: string; values: unknown[] } {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const filtered = filterSql({ board: filter.board, tags: filter.tags }, bind, reader)
  const limit = sizes.find((size) => size > request.size) ?? request.size + 1
  const isDown = (order.direction === 'desc') !== request.backward
  const [direction, comparison] = isDown ? ['desc', '<'] : ['asc nulls last', '>']
  const place = request.cursor
    ? [
        `(i.${order.column}, i.number) ${comparison} (${bind(request.cursor[0])}::${order.type}, ${bind(request.cursor[1])}::int)`,
      ]
    : []
  const conditions = [
    ...filtered.conditions,
    `i.status_id = ${bind(status.id)}`,
    'i.roadmap_rank is not null',
    boardReadable(reader.levels),
    ...place,
  ]
  const by = `order by i.${order.column} ${direction}, i.number ${direction}`
  const kept = keptCount({ ...filter, statuses: [status.slug] }, reader.levels, bind)
  const text =
    pageSql(
      `select ${ideaColumns(reader)}, i.roadmap_rank as "roadmapRank"
       from (select i.* from idea i join board b on b.id = i.board_id where ${conditions.join(' and ')} ${by} limit ${limit}) i ${by}`,
      reader,
    ) + (kept === null ? '' : `, (${kept}) as total`)
  const name = [
    'roadmap',
    order.name.toLowerCase(),
    filtered.name,
    `${limit}${request.backward ? 'b' : ''}${request.cursor ? 'c' : ''}`,
  ].join('_')
  return { name, text, values }
}
