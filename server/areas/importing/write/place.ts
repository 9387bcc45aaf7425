import type { StatusCategory } from '#rules/statuses.ts'
import { startEmpty } from '#server/areas/site/startEmpty.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { StartError } from '#server/lib/startError.ts'
import type { StatusIds } from '../mapping/timeline.ts'
import { CLOSED } from './closedStatus.ts'

/** Where ideas go, and the statuses for the states of their source. */
export interface Place extends StatusIds {
  kinds: Record<StatusCategory, string>
  /** Whether the status of what was closed for no reason is still to be made, under the id that `kinds` has. */
  lacksClosed: boolean
  boardId: string
  /** Whether they all go there, because it was asked for by name. */
  isTold: boolean
}

interface Row {
  id: string
  key: string
}

const boards = statement<Row>(
  'import_boards',
  'select id, slug as key from board where deleted_at is null order by position, id collate "C"',
)
const statuses = statement<Row & { name: string }>(
  'import_statuses',
  'select id, category as key, name_key as name from status where deleted_at is null order by position desc, id collate "C" desc',
)

/**
 * The board asked for (else the first) and the first status of each kind. A site that nobody has
 * named yet gets what an empty one starts with.
 */
export async function findPlace(
  db: Db,
  { board: slug }: { board?: string | undefined },
): Promise<Place> {
  await addWhatIsMissing(db)
  const known = await db.query(boards)
  const board = slug === undefined ? known[0] : known.find((row) => row.key === slug)
  if (!board) throw noBoard(slug ?? '', known)
  const all = await db.query(statuses)
  const named = new Map(all.map((row) => [row.name, row.id]))
  const byCategory = new Map(all.map((row) => [row.key, row.id]))
  const statusOf = (category: string): string => {
    const id = byCategory.get(category)
    if (id === undefined)
      throw new StartError(
        `The site has no status of the kind ${category}, which imported ideas need. Add one first.`,
      )
    return id
  }
  const closed = byCategory.get('CLOSED') ?? named.get(CLOSED)
  return {
    boardId: board.id,
    isTold: slug !== undefined,
    named,
    lacksClosed: closed === undefined,
    kinds: {
      OPEN: statusOf('OPEN'),
      PLANNED: statusOf('PLANNED'),
      STARTED: statusOf('STARTED'),
      SHIPPED: statusOf('SHIPPED'),
      DECLINED: statusOf('DECLINED'),
      CLOSED: closed ?? newId('status'),
    },
  }
}

/** The statuses of a site as they are; a kind that it has none of is called by its own name. */
export async function findStatuses(db: Db): Promise<StatusIds> {
  const all = await db.query(statuses)
  const named = new Map(all.map((row) => [row.name, row.id]))
  const idOf = (kind: StatusCategory): string => all.findLast(({ key }) => key === kind)?.id ?? kind
  return {
    named,
    kinds: {
      OPEN: idOf('OPEN'),
      PLANNED: idOf('PLANNED'),
      STARTED: idOf('STARTED'),
      SHIPPED: idOf('SHIPPED'),
      DECLINED: idOf('DECLINED'),
      CLOSED: all.findLast(({ key }) => key === 'CLOSED')?.id ?? named.get(CLOSED) ?? 'CLOSED',
    },
  }
}

/** Refuses a board that is not there before anything is read. An empty site passes: its board comes with the first idea. */
export async function checkBoard(db: Db, slug: string | undefined): Promise<void> {
  const known = await db.query(boards)
  if (slug !== undefined && known.length > 0 && !known.some((row) => row.key === slug))
    throw noBoard(slug, known)
}

function noBoard(slug: string, known: readonly Row[]): StartError {
  return new StartError(
    `There is no board "${slug}"; there ${known.length === 1 ? 'is' : 'are'} ${known.map((row) => row.key).join(', ')}.`,
  )
}

async function addWhatIsMissing(db: Db): Promise<void> {
  if ((await db.query(boards)).length > 0 && (await db.query(statuses)).length > 0) return
  await db.transaction((tx) => startEmpty(tx))
}
