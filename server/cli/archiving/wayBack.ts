import path from 'node:path'
import { momentOf } from '#server/areas/archive/backupNames.ts'
import { lastAct } from '#server/areas/archive/lastAct.ts'
import type { OpenArchive } from '#server/areas/archive/readArchive.ts'
import { schemaOf } from '#server/db/catalog.ts'
import type { Db } from '#server/db/database.ts'
import { StartError } from '#server/lib/startError.ts'
import type { Output } from '../output.ts'
import { counted } from './showArchive.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Says of when a backup is that nobody has named. Throws StartError where it is no way back from a
 * migration, or where more than a day's work would go, which has to be said.
 */
export async function requireWayBack(
  db: Db,
  { file, manifest }: Pick<OpenArchive, 'file' | 'manifest'>,
  { isReplacing, output }: { isReplacing: boolean; output: Output },
): Promise<void> {
  const made = momentOf(path.basename(file)) ?? 0
  output.write(
    `The last backup before a migration is ${file}, of ${written(made)}, ${age(Date.now() - made)} ago.\n`,
  )
  if (manifest.schema >= (await schemaOf(db)))
    throw new StartError(
      'The database has not been migrated since, so there is nothing to take back. To restore this backup all the same, name it.',
    )
  const last = await lastAct(db)
  if (last !== null && last > made + DAY && !isReplacing)
    throw new StartError(
      `The site has been used since, last on ${written(last)}: taking the migration back loses what came after the backup. Add --replace to do it all the same.`,
    )
}

function written(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function age(milliseconds: number): string {
  if (milliseconds >= DAY) return counted(Math.floor(milliseconds / DAY), 'day')
  if (milliseconds >= HOUR) return counted(Math.floor(milliseconds / HOUR), 'hour')
  return counted(Math.max(0, Math.floor(milliseconds / 60_000)), 'minute')
}
