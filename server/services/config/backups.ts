import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'

/** Backups that the server makes by itself. */
export interface BackupSettings {
  /** BACKUPS: a folder, absolute, or `s3`, the bucket of the images. */
  readonly to: { readonly folder: string } | 's3'
  /** BACKUP_HOURS: the time from one backup to the next (default 24). */
  readonly everyHours: number
  /** BACKUP_KEEP: how many are kept (default 7). */
  readonly keep: number
}

/** Reads the settings by their names; undefined where BACKUPS is not set. Throws StartError. */
export function readBackups(
  read: (name: string) => string | undefined,
  hasBucket: boolean,
): BackupSettings | undefined {
  const to = read('BACKUPS')
  const everyHours = whole(read, 'BACKUP_HOURS', { otherwise: 24, most: 720 })
  const keep = whole(read, 'BACKUP_KEEP', { otherwise: 7, most: 1000 })
  if (to === undefined) return undefined
  if (to === 's3' && !hasBucket)
    throw new StartError('BACKUPS is "s3": it needs a bucket, set with S3_ENDPOINT and S3_BUCKET.')
  return { to: to === 's3' ? to : { folder: path.resolve(to) }, everyHours, keep }
}

function whole(
  read: (name: string) => string | undefined,
  name: string,
  { otherwise, most }: { otherwise: number; most: number },
): number {
  const value = read(name) ?? String(otherwise)
  if (!/^\d{1,4}$/.test(value) || Number(value) < 1 || Number(value) > most)
    throw new StartError(
      `${name} is ${JSON.stringify(value)}: it must be a whole number from 1 to ${most}.`,
    )
  return Number(value)
}
