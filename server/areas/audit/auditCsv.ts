import type { Db } from '#server/db/database.ts'
import { csvLines } from '#server/lib/csv.ts'
import { listAudit, type AuditFilter } from './listAudit.ts'

const PAGE = 100

const columns = [
  'time',
  'person',
  'person id',
  'area',
  'what',
  'subject',
  'subject id',
  'field',
  'from',
  'to',
]

/** The audit log as a CSV file, the last change first, a page at a time. Checks no permission. */
export async function* auditCsv(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLines([], columns)
  let after: string | null = null
  do {
    const { rows, hasNextPage, cursorOf } = await listAudit(db, filter, { first: PAGE, after })
    yield csvLines(
      rows.map((row) => [
        new Date(row.createdAt).toISOString(),
        row.actor?.name ?? (row.actorId === null ? 'the server' : 'Deleted user'),
        row.actorId,
        row.area,
        row.kind,
        row.subjectName,
        row.subjectId,
        row.field,
        row.from,
        row.to,
      ]),
    )
    const last = rows.at(-1)
    after = hasNextPage && last ? cursorOf(last) : null
  } while (after !== null)
}
