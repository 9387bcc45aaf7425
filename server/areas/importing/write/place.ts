import { startEmpty } from '#server/areas/site/startEmpty.ts'
import { statement, type Db } from '#server/db/database.ts'
import { StartError } from '#server/lib/startError.ts'

/** The board that ideas go to, and the statuses for the states of their source. */
export interface Place {
  boardId: string
  open: string
  shipped: string
  declined: string
}

interface Row {
  id: string
  key: string
}

const boards = statement<Row>(
  'import_boards',
  'select id, slug as key from board where deleted_at is null order by position, id collate "C"',
)
const statuses = statement<Row>(
  'import_statuses',
  'select id, category as key from status where deleted_at is null order by position desc, id collate "C" desc',
)

/**
 * The board asked for (else the first) and the first status of each kind. A site that nobody has
 * named yet gets what an empty one starts with.
 */
export async function findPlace(db: Db, slug: string | undefined): Promise<Place> {
  await addWhatIsMissing(db)
  const known = await db.query(boards)
  const board = slug === undefined ? known[0] : known.find((row) => row.key === slug)
  if (!board) throw noBoard(slug ?? '', known)
  const byCategory = new Map((await db.query(statuses)).map((row) => [row.key, row.id]))
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
    open: statusOf('OPEN'),
    shipped: statusOf('SHIPPED'),
    declined: statusOf('DECLINED'),
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
  await db.transaction(startEmpty)
}
