import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { ImportReport, Counts } from './counts.ts'

const add = statement<never>(
  'import_job_add',
  'insert into import_job (id, source) values ($1, $2)',
)
const finish = statement<never>(
  'import_job_finish',
  `update import_job set counts = $2::jsonb, updated_at = now(), finished_at = case when $3::boolean then now() end where id = $1`,
)

/** Records that an import has begun; gives its id. One that stays unfinished was interrupted. */
export async function startJob(db: Db, source: string): Promise<string> {
  const id = newId('import')
  await db.query(add, [id, source])
  return id
}

/** Kinds of notes that a job keeps apart. */
const KINDS = 50

/** Keeps what an import did, and how often it repaired or left out what. */
export async function finishJob(
  db: Db,
  id: string,
  { counts, notes }: Counts,
  ended: ImportReport['ended'],
): Promise<void> {
  const kinds = new Map<string, number>()
  for (const { what, how } of notes)
    kinds.set(`${what}: ${how}`, (kinds.get(`${what}: ${how}`) ?? 0) + 1)
  const kept = Object.fromEntries([...kinds].slice(0, KINDS))
  await db.query(finish, [id, JSON.stringify({ ...kept, ...counts }), ended !== 'stopped'])
}
