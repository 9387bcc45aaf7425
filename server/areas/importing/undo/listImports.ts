import { statement, type Db } from '#server/db/database.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import { isAbandoned, isShared } from '../holdImport.ts'

/** An import as admins see it. */
export interface ImportRow {
  id: string
  source: string
  state: 'RUNNING' | 'FINISHED' | 'STOPPED' | 'CUT' | 'UNDOING' | 'UNDONE'
  counts: Record<string, number>
  undone: Record<string, number>
  startedAt: string
  finishedAt: string | null
}

const LIST = 'IMPORTS'
/** One that nobody runs any more was stopped, whatever its row says. */
const columns = (shared: string): string =>
  `id, source, case when ${isAbandoned(shared)} then 'STOPPED' else state end as state, counts, undone,
   created_at as "startedAt", finished_at as "finishedAt"`
const page = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<ImportRow>(
    `imports_${direction}`,
    `select ${columns('$4')} from import_job where (created_at, id collate "C") ${comparison} ($1::timestamptz, $2)
     order by created_at ${direction}, id collate "C" ${direction} limit $3`,
  )
const newestFirst = page('desc', '<')
const oldestFirst = page('asc', '>')
const one = statement<ImportRow>(
  'import_one',
  `select ${columns('$2')} from import_job where id = $1`,
)

/** The imports of the site, the last one first. Checks no permission. */
export async function listImports(db: Db, arguments_: PageArguments): Promise<Page<ImportRow>> {
  const request = pageRequest(arguments_, { name: LIST, types: ['time', 'string'] })
  const [at, id] = request.cursor ?? (request.backward ? ['-infinity', ''] : ['infinity', ''])
  const rows = await db.query(request.backward ? oldestFirst : newestFirst, [
    at,
    id,
    request.size + 1,
    isShared(db),
  ])
  return pageOf(rows, request, (row) => writeCursor(LIST, [row.startedAt, row.id]))
}

/** An import by its id, or null. Checks no permission. */
export async function findImport(db: Db, id: string): Promise<ImportRow | null> {
  return (await db.query(one, [id, isShared(db)]))[0] ?? null
}
