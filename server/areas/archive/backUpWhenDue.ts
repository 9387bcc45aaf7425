import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { statement, type Db } from '#server/db/database.ts'
import type { BackupStore } from '#server/services/backupStore/BackupStore.ts'
import { backupName, backupsAmong } from './backupNames.ts'
import type { ArchiveSource } from './writeArchive.ts'
import { writeArchiveFile } from './writeArchiveFile.ts'

const UNFINISHED = 'earshot.backup-'
/** One that has begun and not ended is taken for dead after so long. */
const DEAD_AFTER = '2 hours'

/** Takes the turn for the servers of a database, if a backup is due. */
const begin = statement<{ name: string }>(
  'backup_begin',
  `insert into server_fact as f (name, value) values ('backup', 'begun')
   on conflict (name) do update set value = 'begun', updated_at = now()
   where f.updated_at < now() - case f.value when 'begun' then interval '${DEAD_AFTER}' else make_interval(hours => $1::integer) end
   returning f.name`,
)
const end = statement<never>(
  'backup_end',
  `update server_fact set value = 'done', updated_at = $1 where name = 'backup'`,
)
const giveUp = statement<never>(
  'backup_give_up',
  `update server_fact set value = 'done', updated_at = 'epoch' where name = 'backup'`,
)

interface ScheduledBackup {
  readonly db: Db
  readonly source: Omit<ArchiveSource, 'kind'>
  readonly store: BackupStore
  /** The folder in which the backup is made, before it is put into the store. */
  readonly workFolder: string
  readonly everyHours: number
  readonly keep: number
}

/**
 * Makes a backup where the last one is old enough and no other server makes one, and removes the
 * oldest from the store. Gives the new one's name, or null where none was due. One that fails is due
 * again at once; throws also where only the old ones could not be removed.
 */
export async function backUpWhenDue(
  { db, source, store, workFolder, everyHours, keep }: ScheduledBackup,
  signal?: AbortSignal,
): Promise<string | null> {
  const startedAt = new Date()
  if ((await db.query(begin, [everyHours])).length === 0) return null
  const name = backupName('scheduled', startedAt)
  await removeLeft(workFolder)
  const file = path.join(workFolder, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  try {
    await writeArchiveFile({ ...source, kind: 'backup' }, file, { signal })
    await store.put(name, file)
    await db.query(end, [startedAt.toISOString()])
  } catch (error) {
    await db.query(giveUp).catch(() => undefined)
    throw error
  } finally {
    await rm(file, { force: true })
  }
  // Behind the end: a store that refuses to list or to remove costs no second backup.
  for (const old of backupsAmong(await store.names(), 'scheduled').slice(keep))
    await store.remove(old)
  return name
}

/** Removes what a process that was killed has left: a data folder has one process at a time. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(UNFINISHED)) await rm(path.join(folder, name), { force: true })
}
