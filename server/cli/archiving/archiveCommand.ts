import path from 'node:path'
import type { ArchiveKind } from '#server/areas/archive/manifest.ts'
import { siteIsEmpty } from '#server/areas/archive/siteIsEmpty.ts'
import type { ArchiveProgress, ArchiveSource } from '#server/areas/archive/writeArchive.ts'
import { writeArchiveFile } from '#server/areas/archive/writeArchiveFile.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import type { Command } from '#server/control/commands.ts'
import type { Db } from '#server/db/database.ts'
import { StartError } from '#server/lib/startError.ts'
import { relayProgress } from '../relayProgress.ts'

/** The input of the command; `file` is an absolute path. */
export interface ArchiveInput {
  readonly kind: ArchiveKind
  readonly file: string
}

/** The summary of an archive at its end. */
export interface ArchiveSummary {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
  readonly rows: number
  readonly images: number
  readonly missingImages: number
  readonly seconds: number
}

/** A line of the command's answer: its progress, again and again, and the summary at its end. */
export type ArchiveLine = { progress: ArchiveProgress } | { summary: ArchiveSummary }

/** The sources of the command's archives: the kind says whether the secret belongs to it. */
export interface Archiver {
  source(kind: ArchiveKind): ArchiveSource
}

/**
 * Writes an archive through whoever holds the data folder, and notes it in the audit log. Throws
 * StartError for an empty site, which is most often not the one that was meant.
 */
export const archiveCommand: Command<{ archiver: Archiver; db: Db }> = async function* (
  input,
  { services, signal },
): AsyncGenerator<ArchiveLine> {
  const { kind, file } = input as ArchiveInput
  if (await siteIsEmpty(services.db))
    throw new StartError(
      'This site is empty: are DATA_DIR and DATABASE_URL set to the same values as for the server? No file was written.',
    )
  const startedAt = performance.now()
  const { manifest, ...written } = yield* relayProgress<
    ArchiveProgress,
    Awaited<ReturnType<typeof writeArchiveFile>>
  >((onProgress) => writeArchiveFile(services.archiver.source(kind), file, { signal, onProgress }))
  await recordAudit(services.db, kind === 'backup' ? 'backup.made' : 'export.made', {
    actorId: null,
    subjectName: path.basename(file),
  })
  yield {
    summary: {
      ...written,
      rows: manifest.tables.reduce((sum, { rows }) => sum + (rows ?? 0), 0),
      images: manifest.files.filter(({ path }) => path.startsWith('images/')).length,
      missingImages: manifest.missingImages.length,
      seconds: (performance.now() - startedAt) / 1000,
    },
  }
}
