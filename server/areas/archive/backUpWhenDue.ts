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
/** The wait after a failure, which doubles with each further one, and the longest. */
const FIRST_WAIT = '10 minutes'
const LONGEST_WAIT = '6 hours'

/**
 * The fact `backup` is `begun`, `failed` or `done`, the first two with how often it has failed in a
 * row, such as `failed 3`. The last one that was made is in a fact of its own, which no failure touches.
 */
const failures = `coalesce(nullif(split_part(f.value, ' ', 2), ''), '0')::integer`
/** Takes the turn for the servers of a database, if a backup is due. */
const begin = statement<{ name: string }>(
  'backup_begin',
  `insert into server_fact as f (name, value) values ('backup', 'begun')
   on conflict (name) do update set value = 'begun ' || ${failures}, updated_at = now()
   where f.updated_at < now() - case split_part(f.value, ' ', 1) when 'begun' then interval '${DEAD_AFTER}'
     when 'failed' then least(interval '${FIRST_WAIT}' * 2 ^ least(${failures} - 1, 9), interval '${LONGEST_WAIT}')
     else make_interval(hours => $1::integer) end
   returning f.name`,
)
const end = statement<never>(
  'backup_end',
  `insert into server_fact as f (name, value, updated_at) values ('backup', 'done', $1::timestamptz), ('last_backup', $2, $1::timestamptz)
   on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`,
)
const fail = statement<never>(
  'backup_fail',
  `update server_fact f set value = 'failed ' || ${failures} + 1, updated_at = now() where f.name = 'backup'`,
)
/** One that a stop has ended did not fail, and is due at once. */
const breakOff = statement<never>(
  'backup_break_off',
  `update server_fact f set value = 'failed ' || ${failures}, updated_at = 'epoch' where f.name = 'backup'`,
)
/** A version without `last_backup` left its moment with `done`. */
const last = statement<{ seconds: number | null }>(
  'backup_last',
  `select max(extract(epoch from updated_at))::float8 as seconds from server_fact
   where name = 'last_backup' or (name = 'backup' and value = 'done')`,
)

/** The moment of the last backup that the servers of a database made by themselves, in seconds of Unix time; 0: none yet. */
export async function lastBackupSeconds(db: Db): Promise<number> {
  return (await db.query(last))[0]?.seconds ?? 0
}

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
 * again after a wait that grows; throws also where only the old ones could not be removed.
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
    await db.query(end, [startedAt.toISOString(), name])
  } catch (error) {
    await db.query(signal?.aborted === true ? breakOff : fail).catch(() => undefined)
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
