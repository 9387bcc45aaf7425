import path from 'node:path'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { StartError } from '#server/lib/startError.ts'
import type { ImportReport, ImportCounts, Counts } from './counts.ts'
import { holdImport, isAbandoned, isShared } from './holdImport.ts'
import { findInterrupted, findToResume, type KeptOptions } from './resume.ts'

const add = statement<Pick<ImportJob, 'startedAt'>>(
  'import_job_add',
  'insert into import_job (id, source, board, options) values ($1, $2, $3, $4::jsonb) returning created_at as "startedAt"',
)
const goOn = statement<Omit<ImportJob, 'release'>>(
  'import_job_go_on',
  `update import_job set state = 'RUNNING', source = $2, updated_at = now() where id = $1 and state in ('STOPPED', 'RUNNING')
   returning id, source, counts as before, created_at as "startedAt"`,
)
const finish = statement<{ id: string }>(
  'import_job_finish',
  `update import_job set counts = $2::jsonb, updated_at = now(), state = $3, finished_at = case when $3 <> 'STOPPED' then now() end
   where id = $1 and state = 'RUNNING' returning id`,
)
const breakOff = statement<never>(
  'import_job_break_off',
  `update import_job set state = 'STOPPED', updated_at = now() where state = 'RUNNING' and (not $1::boolean or ${isAbandoned('$1')})`,
)

/** An import that has begun. */
export interface ImportJob {
  readonly id: string
  readonly source: string
  /** Its counts before it was stopped; none for a new one. */
  readonly before: Readonly<Record<string, number>>
  /** When it began, the first time. */
  readonly startedAt: string
  /** Lets go of it; to be called when it has ended. */
  readonly release: () => Promise<void>
}

/** The initial data of an import. */
export interface JobStart extends KeptOptions {
  readonly source: string
  /** The id of the import to go on with; else the last one of the source, if it was interrupted. */
  readonly resume?: string | undefined
  /** Called when this process is no longer the one that runs it: somebody else may undo it, or go on with it. */
  readonly onLost: () => void
}

/**
 * Records that an import has begun. One of the same source that did not come to its end, because it
 * was stopped or its process was killed, goes on under its own name. Throws StartError where another
 * process runs it.
 */
export async function startJob(db: Db, start: JobStart): Promise<ImportJob> {
  const { source, onLost, resume } = start
  const interrupted = resume ?? (await findInterrupted(db, start))
  const id = interrupted ?? newId('import')
  const release = await holdImport(db, id, onLost)
  if (release === null)
    throw new StartError('This import is running already: wait for it, or stop it first.')
  try {
    if (interrupted === undefined) {
      const {
        board = null,
        labels,
        project,
        encoding,
        map,
        delimiter,
        dates,
        leaveOutLabels,
      } = start
      const told = { labels, project, encoding, map, delimiter, dates, leaveOutLabels }
      const options = JSON.stringify(told)
      const [begun] = await db.query(add, [id, source, board, options])
      if (!begun) throw new Error('The import was not recorded')
      return { id, source, before: {}, startedAt: begun.startedAt, release }
    }
    const [again] = await db.query(goOn, [id, source])
    if (again) return { ...again, release }
  } catch (error) {
    await release()
    throw error
  }
  // It came to its end, or was undone, in this very moment.
  await release()
  if (resume !== undefined) await findToResume(db, resume, source)
  return startJob(db, start)
}

/**
 * Takes imports for stopped whose process was killed. To be called when a server starts, or a command without one: on the
 * embedded engine none can be running then.
 */
export async function stopInterrupted(db: Db): Promise<void> {
  await db.query(breakOff, [isShared(db)])
}

/** Kinds of notes that a job keeps apart. */
export const KINDS = 50
const states = { finished: 'FINISHED', stopped: 'STOPPED', cut: 'CUT' } as const

/** Keeps what an import did, and how often it repaired or left out what; the audit log has those that came to an end. */
export async function finishJob(
  db: Db,
  { id, source, before }: Pick<ImportJob, 'id' | 'source' | 'before'>,
  { counts, kinds }: Counts,
  ended: ImportReport['ended'],
): Promise<void> {
  const noted = kinds().slice(0, KINDS)
  const kept = Object.fromEntries(noted.map(({ what, how, notes }) => [`${what}: ${how}`, notes]))
  const all = { ...withEarlier(kept, before, counts), ...added(before, counts) }
  await db.transaction(async (tx) => {
    const [finished] = await tx.query(finish, [id, JSON.stringify(all), states[ended]])
    if (finished !== undefined && ended !== 'stopped')
      await recordAudit(tx, 'import.run', {
        actorId: null,
        subjectId: id,
        subjectName: path.basename(source),
      })
  })
}

/**
 * The notes of an import with those that it made before it was stopped. What is here by then is not
 * noted again, but what is left out is, in each run: the greater number is the closer one.
 */
function withEarlier(
  kept: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
  counts: ImportCounts,
): Record<string, number> {
  const earlier = Object.entries(before).filter(([name]) => !(name in counts))
  const all = new Map(Object.entries(kept))
  for (const [kind, notes] of earlier) all.set(kind, Math.max(notes, all.get(kind) ?? 0))
  return Object.fromEntries([...all].slice(0, KINDS))
}

/** Gives all that a resumed import has added; its last run says what it found there. */
function added(before: Readonly<Record<string, number>>, counts: ImportCounts): ImportCounts {
  const sum = (name: keyof ImportCounts): number => (before[name] ?? 0) + counts[name]
  return {
    ...counts,
    ideas: sum('ideas'),
    boardless: sum('boardless'),
    comments: sum('comments'),
    events: sum('events'),
    votes: sum('votes'),
    merged: sum('merged'),
    taken: sum('taken'),
  }
}
