import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import type { Db } from '#server/db/database.ts'
import { secretFits } from './agreeOnSecret.ts'

const pathOf = (dataDir: string): string => path.join(dataDir, 'earshot.restored-secret')

/**
 * Lays a backup's secret beside the one of the data folder. It takes its place once the database is
 * the one that it belongs to (adoptSecret), so that a restore which is killed leaves both as they
 * were.
 */
export function layRestoredSecret(dataDir: string, secret: string): void {
  const file = openSync(pathOf(dataDir), 'w', 0o600)
  try {
    writeSync(file, secret)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Takes a secret that a restore has laid down, where the database is the restored one; else forgets it. */
export async function adoptSecret(db: Db, dataDir: string): Promise<void> {
  const laid = pathOf(dataDir)
  if (!existsSync(laid)) return
  if (await secretFits(db, readFileSync(laid, 'utf8')))
    renameSync(laid, path.join(dataDir, 'secret'))
  else rmSync(laid)
}
