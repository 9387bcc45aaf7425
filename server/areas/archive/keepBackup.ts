import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { backupName, backupsAmong, type BackupReason } from './backupNames.ts'
import type { ArchiveSource } from './writeArchive.ts'
import { type WrittenArchive, writeArchiveFile } from './writeArchiveFile.ts'

/** Backups that are made by themselves and kept in the data folder, for each reason. */
const KEPT = 3

/** The folder of a data folder in which the backups are that are made by themselves. */
export function ownBackups(dataDir: string): string {
  return path.join(dataDir, 'backups')
}

/** Writes a backup into the data folder and removes the oldest ones of the same reason. */
export async function keepBackup(
  source: Omit<ArchiveSource, 'kind'>,
  dataDir: string,
  reason: BackupReason,
): Promise<WrittenArchive> {
  const folder = ownBackups(dataDir)
  const written = await writeArchiveFile(
    { ...source, kind: 'backup' },
    path.join(folder, backupName(reason)),
  )
  const names = await readdir(folder)
  for (const name of backupsAmong(names, reason).slice(KEPT)) await rm(path.join(folder, name))
  // A process that was killed has left its half.
  for (const name of names)
    if (name.endsWith('.part')) await rm(path.join(folder, name), { force: true })
  return written
}

/** Gives the newest backup that was made before a migration; undefined where there is none. */
export async function lastBeforeMigration(dataDir: string): Promise<string | undefined> {
  const folder = ownBackups(dataDir)
  const names = await readdir(folder).catch(() => [])
  const [newest] = backupsAmong(names, 'before-migration')
  return newest && path.join(folder, newest)
}
