import type { ImportReport } from '#server/areas/importing/counts.ts'
import type { Importer } from '#server/areas/importing/createImporter.ts'
import { isRecord, list, textOrNull } from '#server/areas/importing/items/raw.ts'
import type { Progress } from '#server/areas/importing/progress.ts'
import { findToResume } from '#server/areas/importing/resume.ts'
import type { Command } from '#server/control/commands.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { relayProgress } from '../relayProgress.ts'
import { importArchive, type ImportedArchive, isZip } from './importArchive.ts'

/**
 * The input of the command: a source, or the id of an import to go on with. `source` is an absolute
 * path, because the server's working folder is another one.
 */
export interface ImportInput {
  /** Undefined: that of the import to go on with. */
  source?: string | undefined
  resume?: string | undefined
  board?: string | undefined
  project?: string | undefined
  encoding?: string | undefined
  labels?: string | undefined
  map?: readonly string[] | undefined
  delimiter?: string | undefined
  dates?: string | undefined
  leaveOutLabels?: readonly string[] | undefined
  changeOptions?: boolean | undefined
  dryRun?: boolean | undefined
}

/** A line of the command's answer: its progress, again and again, and the report at its end. */
export type ImportLine =
  | { progress: Progress }
  | { report: ImportReport }
  | { archive: ImportedArchive }

/** Imports through whoever holds the data folder. */
export const importCommand: Command<{
  importer: Importer
  db: OpenDatabase
  images: ImageStore
}> = async function* (input, { services, signal }): AsyncGenerator<ImportLine> {
  const given = await withSource(services.db, readInput(input))
  if (await isZip(given.source)) {
    yield { archive: await importArchive({ ...given, ...services, signal }) }
    return
  }
  const report = yield* relayProgress<Progress, ImportReport>((onProgress) =>
    services.importer.run({ ...given, signal, onProgress }),
  )
  yield { report }
}

/** Gives a resumed import the options of its first run, and its source where none is named. */
async function withSource(
  db: OpenDatabase,
  { source, resume, ...given }: ImportInput,
): Promise<ImportInput & { source: string }> {
  if (resume !== undefined) return findToResume(db, resume, source)
  if (source === undefined) throw new Error('The import command needs a source')
  return { source, ...given }
}

function readInput(input: unknown): ImportInput {
  const given = isRecord(input) ? input : {}
  return {
    source: textOrNull(given['source']) ?? undefined,
    resume: textOrNull(given['resume']) ?? undefined,
    board: textOrNull(given['board']) ?? undefined,
    project: textOrNull(given['project']) ?? undefined,
    encoding: textOrNull(given['encoding']) ?? undefined,
    labels: textOrNull(given['labels']) ?? undefined,
    map: textsIn(given['map']),
    leaveOutLabels: textsIn(given['leaveOutLabels']),
    delimiter: typeof given['delimiter'] === 'string' ? given['delimiter'] : undefined,
    dates: textOrNull(given['dates']) ?? undefined,
    changeOptions: given['changeOptions'] === true,
    dryRun: given['dryRun'] === true,
  }
}

function textsIn(value: unknown): string[] {
  return list(value).filter((one) => typeof one === 'string')
}
