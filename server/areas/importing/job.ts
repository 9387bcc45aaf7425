import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { ImportReport, ImportCounts, Counts } from './counts.ts'

const add = statement<never>(
  'import_job_add',
  'insert into import_job (id, source, board) values ($1, $2, $3)',
)
const goOn = statement<{ counts: Record<string, number> }>(
  'import_job_go_on',
  `update import_job set state = 'RUNNING', finished_at = null, updated_at = now() where id = $1 returning counts`,
)
const finish = statement<never>(
  'import_job_finish',
  `update import_job set counts = $2::jsonb, updated_at = now(), state = $3, finished_at = case when $3 <> 'STOPPED' then now() end where id = $1`,
)
const breakOff = statement<never>(
  'import_job_break_off',
  `update import_job set state = 'STOPPED', updated_at = now() where state = 'RUNNING'`,
)

/** An import that has begun. */
export interface ImportJob {
  readonly id: string
  /** What it did before it was stopped; nothing for a new one. */
  readonly before: Readonly<Record<string, number>>
}

/** Records that an import has begun, or that one goes on which was stopped. One that stays RUNNING was interrupted. */
export async function startJob(
  db: Db,
  {
    source,
    board,
    resumes,
  }: { source: string; board?: string | undefined; resumes?: string | undefined },
): Promise<ImportJob> {
  if (resumes !== undefined) {
    const [found] = await db.query(goOn, [resumes])
    if (found) return { id: resumes, before: found.counts }
  }
  const id = newId('import')
  await db.query(add, [id, source, board ?? null])
  return { id, before: {} }
}

/** Takes imports for stopped that run in no process: to be called by who alone imports into a database. */
export async function stopInterrupted(db: Db): Promise<void> {
  await db.query(breakOff)
}

/** Kinds of notes that a job keeps apart. */
const KINDS = 50
const states = { finished: 'FINISHED', stopped: 'STOPPED', cut: 'CUT' } as const

/** Keeps what an import did, and how often it repaired or left out what. */
export async function finishJob(
  db: Db,
  { id, before }: ImportJob,
  { counts, notes }: Counts,
  ended: ImportReport['ended'],
): Promise<void> {
  const kinds = new Map<string, number>()
  for (const { what, how } of notes)
    kinds.set(`${what}: ${how}`, (kinds.get(`${what}: ${how}`) ?? 0) + 1)
  const kept = Object.fromEntries([...kinds].slice(0, KINDS))
  const all = { ...kept, ...added(before, counts) }
  await db.query(finish, [id, JSON.stringify(all), states[ended]])
}

/** What a resumed import has added in all; what it found there says its last run. */
function added(before: Readonly<Record<string, number>>, counts: ImportCounts): ImportCounts {
  const sum = (name: keyof ImportCounts): number => (before[name] ?? 0) + counts[name]
  return {
    ...counts,
    ideas: sum('ideas'),
    comments: sum('comments'),
    events: sum('events'),
    votes: sum('votes'),
  }
}
