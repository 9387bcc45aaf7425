import { randomBytes } from 'node:crypto'
import { constants, readdirSync, rmSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from './database.ts'
import { dataPaths } from './dataFolder.ts'
import { startEmbedded } from './engine/embedded.ts'
import { databaseOver, readOneMoment } from './pooled.ts'

const COPY = /^earshot\.copy-[0-9a-f]{8}$/

/**
 * Runs reads on a copy of the embedded database's files, which is removed again. The engine has one
 * session: reading everything in it would keep everybody waiting for as long as that takes. While
 * the files are copied nothing runs in it; the copy is what a crash at that moment would have left,
 * which Postgres opens with everything that was committed. File systems that can share blocks copy
 * in no time.
 */
export async function readCopy<T>(
  db: Db,
  dataDir: string,
  read: (tx: Db) => Promise<T>,
): Promise<T> {
  const folder = path.join(dataDir, `earshot.copy-${randomBytes(4).toString('hex')}`)
  try {
    await db.transaction(() =>
      cp(dataPaths(dataDir).database, folder, {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      }),
    )
    // Nobody needs it after a power cut.
    const embedded = await startEmbedded(folder, { sync: false })
    try {
      const { pool } = embedded
      return await readOneMoment(
        databaseOver({ own: pool, asked: pool }, 'embedded', embedded.close),
        read,
      )
    } finally {
      await embedded.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes copies that a process which was killed has left. To be called by who holds the folder's lock. */
export function removeCopies(dataDir: string): void {
  for (const entry of readdirSync(dataDir))
    if (COPY.test(entry)) rmSync(path.join(dataDir, entry), { recursive: true, force: true })
}
