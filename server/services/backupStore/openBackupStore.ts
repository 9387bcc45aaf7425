import { StartError } from '#server/lib/startError.ts'
import type { Config } from '../config/config.ts'
import type { BackupStore } from './BackupStore.ts'
import { folderBackups } from './folderBackups.ts'
import { s3Backups } from './s3Backups.ts'

/** The configured store of backups: a folder, or the bucket of the images. */
export function openBackupStore({ backups, s3 }: Pick<Config, 'backups' | 's3'>): BackupStore {
  if (backups?.to === 's3' && s3 !== undefined) return s3Backups(s3)
  if (backups === undefined || backups.to === 's3') throw new StartError('BACKUPS is not set.')
  return folderBackups(backups.to.folder)
}
