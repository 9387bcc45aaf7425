import { ENGLISH } from '#rules/languages.ts'
import { statusCategories, type StatusCategory } from '#rules/statuses.ts'
import { firstWords } from '#server/areas/site/firstWords.ts'
import { startEmpty } from '#server/areas/site/startEmpty.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { StartError } from '#server/lib/startError.ts'
import type { StatusIds } from '../mapping/timeline.ts'
import { CLOSED } from './closedStatus.ts'

/** The board of the imported ideas, and the statuses for the states of their source. */
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

const boards = statement<Row & { name: string }>(
  'import_boards',
  'select id, slug as key, name from board where deleted_at is null order by position, id collate "C"',
)
const statuses = statement<StatusRow>(
  'import_statuses',
  'select id, category as key, name_key as name from status where deleted_at is null order by position desc, id collate "C" desc',
)

/** The kinds whose status is taken where the site has none of a kind, the best first. */
const STAND_INS: Readonly<Record<StatusCategory, readonly StatusCategory[]>> = {
  OPEN: [],
  PLANNED: ['OPEN'],
  STARTED: ['PLANNED', 'OPEN'],
  SHIPPED: ['CLOSED'],
  DECLINED: ['CLOSED'],
  CLOSED: [],
}

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
  const closed = closedOf(all)
  return {
    boardId: board.id,
    isTold: slug !== undefined,
    lacksClosed: closed === undefined,
    ...statusIds(all, closed ?? newId('status')),
  }
}

/** The statuses of a site as they are. Of an empty one each kind is called by its own name. */
export async function findStatuses(db: Db): Promise<StatusIds> {
  const all = await db.query(statuses)
  const byName = statusCategories.map((kind) => ({ id: kind, key: kind, name: '' }))
  return statusIds(all.length === 0 ? byName : all, closedOf(all) ?? 'CLOSED')
}

type StatusRow = Row & { name: string }

/** The first status of what was closed for no reason, or one that is called so. */
function closedOf(all: readonly StatusRow[]): string | undefined {
  return (
    all.findLast(({ key }) => key === 'CLOSED')?.id ??
    all.findLast(({ name }) => name === CLOSED)?.id
  )
}

/** The first status of each kind, else that of a kind that takes its place: the team may have deleted all of one. */
function statusIds(
  all: readonly StatusRow[],
  closed: string,
): Pick<Place, 'kinds' | 'named' | 'standIns'> {
  const first = new Map<string, string>([
    ...all.map(({ key, id }) => [key, id] as const),
    ['CLOSED', closed],
  ])
  const standIns = new Map<StatusCategory, StatusCategory>()
  const idOf = (kind: StatusCategory): string => {
    const by = [kind, ...STAND_INS[kind]].find((one) => first.has(one))
    if (by === undefined)
      throw new StartError('The site has no status for what is open. Add one first.')
    if (by !== kind) standIns.set(kind, by)
    return first.get(by) ?? closed
  }
  const kinds = Object.fromEntries(statusCategories.map((kind) => [kind, idOf(kind)]))
  return {
    kinds: kinds as Record<StatusCategory, string>,
    named: new Map(all.map(({ name, id }) => [name, id])),
    standIns,
  }
}

/**
 * Refuses a board that is not there before anything is read. An empty site passes: its board comes
 * with the first idea. Gives the name of the board of ideas that name none; null where one was asked for.
 */
export async function checkBoard(db: Db, slug: string | undefined): Promise<string | null> {
  const known = await db.query(boards)
  if (slug === undefined) return known[0]?.name ?? firstWords(ENGLISH).board
  if (known.length > 0 && !known.some((row) => row.key === slug)) throw noBoard(slug, known)
  return null
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
