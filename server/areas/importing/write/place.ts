import type { StatusCategory } from '#rules/statuses.ts'
import { startEmpty } from '#server/areas/site/startEmpty.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'
import { StartError } from '#server/lib/startError.ts'
import type { StatusIds } from '../mapping/timeline.ts'

/** Where ideas go, and the statuses for the states of their source. */
export interface Place extends StatusIds {
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

const slugs = statement<{ slug: string }>('import_status_slugs', 'select slug from status')
const add = statement<never>(
  'import_status_closed',
  `insert into status (id, name, name_key, slug, category, position, on_roadmap)
   select $1, 'Closed', $2, $3, 'CLOSED', (select coalesce(max(position), 0) + 1 from status), false on conflict do nothing`,
)
const CLOSED = nameKey('Closed')

/**
 * The board asked for (else the first) and the first status of each kind. A site that nobody has
 * named yet gets what an empty one starts with, and one where things were closed for no reason a
 * status that says no more than that.
 */
export async function findPlace(
  db: Db,
  { board: slug, needsClosed }: { board?: string | undefined; needsClosed: boolean },
): Promise<Place> {
  await addWhatIsMissing(db)
  if (needsClosed) await addClosed(db)
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
  return {
    boardId: board.id,
    isTold: slug !== undefined,
    named,
    kinds: {
      OPEN: statusOf('OPEN'),
      PLANNED: statusOf('PLANNED'),
      STARTED: statusOf('STARTED'),
      SHIPPED: statusOf('SHIPPED'),
      DECLINED: statusOf('DECLINED'),
      CLOSED: byCategory.get('CLOSED') ?? named.get(CLOSED) ?? statusOf('DECLINED'),
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

/** Adds the status of what was closed, last of all, where there is none of its kind or name. */
async function addClosed(db: Db): Promise<void> {
  const all = await db.query(statuses)
  if (all.some(({ key, name }) => key === 'CLOSED' || name === CLOSED)) return
  const slug = freeSlug('Closed', new Set((await db.query(slugs)).map((row) => row.slug)), 'status')
  await db.query(add, [newId('status'), CLOSED, slug])
}

async function addWhatIsMissing(db: Db): Promise<void> {
  if ((await db.query(boards)).length > 0 && (await db.query(statuses)).length > 0) return
  await db.transaction(startEmpty)
}
