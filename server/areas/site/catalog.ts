import { hasEnded } from '#rules/statuses.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { BoardRow, StatusRow, TagRow } from '#server/kernel/rows.ts'
import { boardJson, statusJson, tagJson } from '#server/kernel/rowSql.ts'
import { boardReadable, reading, tagReadable } from '#server/kernel/visibility.ts'

/** The boards, statuses and tags as one reader sees them, and the number of ideas in each. */
export interface Catalog {
  boards: BoardRow[]
  statuses: StatusRow[]
  tags: TagRow[]
  /** Listed ideas by id of board or status, within the boards that the reader may see. */
  counts: Map<string, number>
  /** Those of them whose status is not closed, by id of board. */
  openCounts: Map<string, number>
}

interface RawCatalog {
  boards: BoardRow[] | null
  statuses: StatusRow[] | null
  tags: TagRow[] | null
  counts: { board: string; status: string; count: number }[] | null
}

const read = statement<RawCatalog>(
  'catalog',
  `select (select json_agg(${boardJson} order by b.position, b.id collate "C") from board b where ${boardReadable('$1')}) as boards,
    (select json_agg(${statusJson} order by s.position, s.id collate "C") from status s where s.deleted_at is null) as statuses,
    (select json_agg(${tagJson} order by t.position, t.name_key collate "C") from tag t where ${tagReadable('$2')}) as tags,
    (select json_agg(json_build_object('board', c.board_id, 'status', c.status_id, 'count', c.count))
      from idea_count c join board b on b.id = c.board_id where ${boardReadable('$1')}) as counts`,
)

/** Reads the catalog for an actor, in one statement. */
export async function readCatalog(db: Db, actor: Actor): Promise<Catalog> {
  const { levels, team } = reading(actor)
  const [row] = await db.query(read, [levels, team])
  const counts = new Map<string, number>()
  const openCounts = new Map<string, number>()
  const add = (to: Map<string, number>, id: string, count: number): unknown =>
    to.set(id, (to.get(id) ?? 0) + count)
  const closed = (row?.statuses ?? []).filter(({ category }) => hasEnded(category))
  const closedIds = new Set(closed.map(({ id }) => id))
  for (const { board, status, count } of row?.counts ?? []) {
    for (const id of [board, status]) add(counts, id, count)
    if (!closedIds.has(status)) add(openCounts, board, count)
  }
  const open = actor.siteIsReadable
  return {
    boards: row?.boards ?? [],
    statuses: open ? (row?.statuses ?? []) : [],
    tags: open ? (row?.tags ?? []) : [],
    counts,
    openCounts,
  }
}

/** Boards, statuses and tags as the reader sees them, read once when they are first asked for. */
export const catalogLoaders = ({ db, actor }: Reader) => {
  let catalog: Promise<Catalog> | undefined
  let listed: Promise<BoardRow[] | null> | undefined
  const whole = () => (catalog ??= readCatalog(db, actor))
  return {
    catalog: whole,
    /** The boards alone, in their order: from a list that is read at the same time, else the catalog. */
    boards: async (): Promise<BoardRow[]> => {
      // A list that the same request asks for is begun before this goes on.
      await new Promise<void>((resolve) => process.nextTick(resolve))
      const fromList = catalog ? undefined : await listed?.catch(() => undefined)
      return fromList ?? (await whole()).boards
    },
    /** Takes the boards that a list reads along; null where it read none. */
    noteBoards: (boards: Promise<BoardRow[] | null>) => {
      listed = boards
      // Whoever asked for the list is told why it failed.
      boards.catch(() => undefined)
    },
    forgetCatalog: () => {
      catalog = undefined
      listed = undefined
    },
  }
}
