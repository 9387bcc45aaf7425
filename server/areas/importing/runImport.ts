import type { Db } from '#server/db/database.ts'
import { analyze } from '#server/db/statistics.ts'
import { createCounts, type ImportReport } from './counts.ts'
import { inspectSource } from './inspectSource.ts'
import { finishJob, type ImportJob, type JobStart, startJob } from './job.ts'
import { createDuplicates } from './mapping/duplicates.ts'
import { checkLabelUse, createLabels } from './mapping/labels.ts'
import { noteDuplicates } from './noteDuplicates.ts'
import { createProgress, type Progress } from './progress.ts'
import { readSource } from './readSource.ts'
import { checkOptions, findInterrupted, type KeptOptions } from './resume.ts'
import { checkEncoding } from './source/encoding.ts'
import { checkMap, readingOf } from './table/columns.ts'
import { toldDelimiter } from './table/delimiter.ts'
import { createLikeRows } from './table/likeRows.ts'
import { dateOrder } from './table/times.ts'
import { createDryWriter } from './write/dryWriter.ts'
import { linkPass } from './write/linkPass.ts'
import { checkBoard, findPlace, findStatuses } from './write/place.ts'
import { checkSameProject } from './write/sameProject.ts'
import { knownLabels } from './write/tags.ts'
import { createWriter, type Writer } from './write/writer.ts'

export interface ImportOptions {
  /** Path of a folder, archive or file. */
  source: string
  /** The id of the import to go on with, whose options the others are; else the last one of the source, if it was interrupted. */
  resume?: string | undefined
  /** The project of issues that do not say theirs, such as "owner/name"; else the name of the source. */
  project?: string | undefined
  /** The fields of table columns, each as `column=field`; others are told by their names. */
  map?: readonly string[] | undefined
  /** Whether `3/4/2016` is in April (`dmy`) or in March (`mdy`); else it is told by other dates of the table. */
  dates?: string | undefined
  /** What stands between the cells of tables, as a character or `tab`; else it is told by their headers. */
  delimiter?: string | undefined
  /** The encoding of the source's files; else that of their mark, else UTF-8. */
  encoding?: string | undefined
  /** Slug of the board that new ideas go to; the first one if not said. */
  board?: string | undefined
  /** The use of labels: tags, boards, statuses or ignored. */
  labels?: string | undefined
  /** Whether the source may be imported with other options than the last time. */
  changeOptions?: boolean | undefined
  /** Patterns of labels that become nothing, in which `*` stands for anything. */
  leaveOutLabels?: readonly string[] | undefined
  dryRun?: boolean | undefined
  /** Stops after the idea that is being written. */
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

/**
 * Reads a source in any of its forms and adds what is not here yet, an idea a transaction,
 * so that it can be stopped (or killed) at any moment and run again. Throws StartError, a sentence
 * for people, where nothing can be imported at all. Two at once may add a source's events twice:
 * createImporter keeps them apart.
 */
export async function runImport(
  db: Db,
  { source, board, dryRun = false, onProgress, ...given }: ImportOptions,
): Promise<ImportReport> {
  const lost = new AbortController()
  const signal = AbortSignal.any([lost.signal, ...(given.signal ? [given.signal] : [])])
  const options = { ...given, signal }
  const startedAt = performance.now()
  const counted = createCounts()
  const progress = createProgress(counted.counts, onProgress ?? (() => undefined))
  checkReading(options)
  const use = checkLabelUse(options.labels)
  const boardName = await checkBoard(db, board)
  const start = { ...given, source, board, onLost: () => lost.abort() }
  if (!dryRun && given.resume === undefined) await checkStart(db, start, given)
  progress.start('looking', 0)
  const labels = createLabels(use, await knownLabels(db), given.leaveOutLabels)
  const duplicates = createDuplicates()
  const rows = createLikeRows()
  const found = await inspectSource(source, { labels, duplicates, rows }, options)
  await rows.settle(db, signal)
  if (options.project === undefined) await checkSameProject(db, found.samples)
  // Begun with the first issue, so that a source without any leaves nothing behind.
  const begun: Begun[] = []
  const begin = async (): Promise<Writer> => {
    const first =
      begun[0] ??
      (dryRun
        ? { writer: createDryWriter(db, await findStatuses(db), board !== undefined), job: null }
        : await beginWriting(db, start))
    begun[0] = first
    return first.writer
  }

  const work = async (): Promise<ImportReport['ended']> => {
    progress.start('reading', found.steps)
    const read = await readSource(source, found, options, {
      begin,
      counted,
      labels,
      duplicates,
      rows,
      step: progress.step,
    })
    progress.end()
    for (const { writer } of begun) {
      progress.start('linking', 0)
      for (const from of writer.sources())
        counted.counts.linked += await linkPass(db, from, await writer.knownIdeas(from), signal)
      // When all are written: an issue may come before the one that it repeats.
      noteDuplicates(await writer.mergeDuplicates(duplicates.all(), signal), counted)
    }
    // Searches in a table without statistics take seconds.
    if (counted.counts.ideas + counted.counts.extended > 0 && !dryRun) await analyze(db, 'all')
    return read === 'finished' && signal?.aborted ? 'stopped' : read
  }
  const finish = async (ended: ImportReport['ended']): Promise<void> => {
    for (const { job } of begun) {
      try {
        if (job !== null) await finishJob(db, job, counted, ended)
      } finally {
        await job?.release()
      }
    }
  }
  const ended = await work().catch(async (error: unknown) => {
    // It is over, whatever happened; where the database is gone, nobody holds it any more.
    await finish('stopped').catch(() => undefined)
    throw error
  })
  await finish(ended)
  return {
    source,
    dryRun,
    ended,
    counts: counted.counts,
    notes: [...counted.notes],
    kinds: counted.kinds(),
    labels: labels.preview(),
    leftOut: labels.leftOut(),
    tables: [...found.survey.tables].map(([file, form]) => readingOf(file, form)),
    board: boardName,
    seconds: (performance.now() - startedAt) / 1000,
  }
}

/** Refuses what says how to read a source, where it says nothing that is known. */
function checkReading({
  encoding,
  map = [],
  delimiter,
  dates,
}: Pick<ImportOptions, 'encoding' | 'map' | 'delimiter' | 'dates'>): void {
  checkEncoding(encoding)
  checkMap(map)
  toldDelimiter(delimiter)
  dateOrder(dates)
}

/** Refuses options that are not those of an import of the source before this one. */
async function checkStart(
  db: Db,
  start: KeptOptions & Pick<ImportOptions, 'source'>,
  { changeOptions }: Pick<ImportOptions, 'changeOptions'>,
): Promise<void> {
  const interrupted = await findInterrupted(db, start)
  if (interrupted === undefined && changeOptions !== true) await checkOptions(db, start)
}

interface Begun {
  writer: Writer
  /** Null in a dry run, which records nothing. */
  job: ImportJob | null
}

async function beginWriting(
  db: Db,
  start: JobStart & Pick<ImportOptions, 'board'>,
): Promise<Begun> {
  const place = await findPlace(db, start)
  const job = await startJob(db, start)
  return { writer: createWriter(db, place, job), job }
}
