import { statement, type Db } from '#server/db/database.ts'
import { StartError } from '#server/lib/startError.ts'
import { isSameFile } from './source/fileNames.ts'
import { delimiterName } from './table/delimiter.ts'

/** The options of an import besides its source; they must be the same when it is resumed. */
export interface KeptOptions {
  readonly board?: string | undefined
  readonly labels?: string | undefined
  readonly project?: string | undefined
  readonly encoding?: string | undefined
  readonly map?: readonly string[] | undefined
  readonly delimiter?: string | undefined
  readonly dates?: string | undefined
  readonly leaveOutLabels?: readonly string[] | undefined
}

/** An import to go on with. */
export interface ResumedImport extends KeptOptions {
  readonly resume: string
  readonly source: string
}

interface Row {
  readonly id: string
  readonly source: string
  readonly state: string
  readonly board: string | null
  /** Null: an older version began it, and kept none. */
  readonly options: Omit<KeptOptions, 'board'> | null
}

const columns = 'id, source, state, board, options'
/** The last import of a source that did not come to its end, where none has since. */
const lastOf = statement<Row>(
  'import_job_interrupted',
  `select ${columns} from import_job job where source = $1 and state in ('STOPPED', 'RUNNING')
     and not exists (select from import_job later where later.source = $1 and later.created_at > job.created_at and later.state = 'FINISHED')
   order by created_at desc limit 1`,
)
/** The last imports that came to their end and were not undone; older versions kept no options. */
const ended = statement<Row>(
  'import_job_ended',
  `select ${columns} from import_job where state in ('FINISHED', 'CUT') and options is not null order by created_at desc limit 500`,
)
const one = statement<Row>('import_job_one', `select ${columns} from import_job where id = $1`)

const known = (row: Row): KeptOptions => ({ ...row.options, board: row.board ?? undefined })

/**
 * Gives the id of the import that goes on where its source is imported again; undefined where none
 * was interrupted. Throws StartError, which names what differs, where it had other options.
 */
export async function findInterrupted(
  db: Db,
  { source, ...given }: KeptOptions & { readonly source: string },
): Promise<string | undefined> {
  const [row] = await db.query(lastOf, [source])
  if (row === undefined) return undefined
  if (row.options === null) return row.board === (given.board ?? null) ? row.id : undefined
  const differing = differences(known(row), given)
  if (differing.length === 0) return row.id
  if (row.state === 'RUNNING')
    throw new StartError(
      `An import of this source is running, with ${differing.join(' and ')}: wait until it has ended.`,
    )
  throw new StartError(
    `An import of this source was stopped before it finished, and it had ${differing.join(' and ')}. Go on with it: npm run import -- --resume ${row.id}. To import with other options, undo it first: npm run import -- --undo ${row.id}.`,
  )
}

/**
 * Refuses options that the last import of the source did not have: what is here already would follow
 * them. Goes by the file, also one made on another day. Whoever names a project for the first time says
 * that it is another one.
 */
export async function checkOptions(
  db: Db,
  { source, ...given }: KeptOptions & { readonly source: string },
): Promise<void> {
  const last = (await db.query(ended, [])).find((row) => isSameFile(row.source, source))
  if (last === undefined) return
  const had = known(last)
  const differing = differences(had, { ...given, project: had.project && given.project })
  if (differing.length > 0)
    throw new StartError(
      `The last import of this source had ${differing.join(' and ')}. Use the same options again, or add --change-options to import with these: ideas that are already here will change too.`,
    )
}

/** Gives what an import goes on with: the options that it had, and its source, or the `file` that has taken its place. Throws StartError where it cannot. */
export async function findToResume(
  db: Db,
  id: string,
  file: string | undefined,
): Promise<ResumedImport> {
  const [row] = await db.query(one, [id])
  if (row === undefined) throw new StartError('There is no such import: --list shows their ids.')
  requireUnfinished(row.state)
  if (row.options === null)
    throw new StartError(
      'An older version of Earshot began this import and did not keep its options: run the same command as then.',
    )
  return { ...known(row), resume: id, source: file ?? row.source }
}

/** Throws StartError for an import that cannot go on. */
function requireUnfinished(state: string): void {
  if (state === 'UNDOING' || state === 'UNDONE')
    throw new StartError('This import was undone: import its source again.')
  if (state !== 'STOPPED' && state !== 'RUNNING')
    throw new StartError(
      'This import has ended: import its source again for what is new or has changed in it.',
    )
}

/** Lists the options of a job that differ from those given now, each as the command line says it. */
function differences(had: KeptOptions, given: KeptOptions): string[] {
  const before = spoken(had)
  const now = spoken(given)
  return [...before].filter(([name, text]) => text !== now.get(name)).map(([, text]) => text)
}

function spoken(options: KeptOptions): Map<string, string> {
  const { board, labels, project, encoding, dates, map, leaveOutLabels } = options
  const delimiter = options.delimiter && delimiterName(options.delimiter)
  const single = { board, labels: labels ?? 'tags', project, encoding, delimiter, dates }
  const texts = Object.entries(single).map(
    ([name, value]) => [name, value === undefined ? `no --${name}` : `--${name} ${value}`] as const,
  )
  const several = Object.entries({ map, 'leave-out-labels': leaveOutLabels }).map(
    ([name, values = []]) => {
      const given = values.toSorted().map((value) => `--${name} ${value}`)
      return [name, given.join(' ') || `no --${name}`] as const
    },
  )
  return new Map([...texts, ...several])
}
