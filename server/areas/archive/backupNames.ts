/** Why a backup was made; the first part of its name. */
export type BackupReason = 'scheduled' | 'before-migration' | 'before-restore'

const NAME = /^(scheduled|before-migration|before-restore)-(\d{8}T\d{6}\.\d{3}Z)\.zip$/

/** Gives the name of a backup of a moment. Names of one reason sort in the order of their moments. */
export function backupName(reason: BackupReason, at = new Date()): string {
  return `${reason}-${at.toISOString().replace(/[-:]/g, '')}.zip`
}

/** Gives those of some names that are backups for a reason, the newest first. */
export function backupsAmong(names: readonly string[], reason: BackupReason): string[] {
  return names
    .filter((name) => NAME.exec(name)?.[1] === reason)
    .sort()
    .reverse()
}

/** Gives the moment of a backup, in milliseconds since 1970; null for another file's name. */
export function momentOf(name: string): number | null {
  const stamp = NAME.exec(name)?.[2]
  if (stamp === undefined) return null
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6'))
}
