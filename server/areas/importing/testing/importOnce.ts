import { type Db, openDatabase } from '#server/db/database.ts'
import { killedBefore } from '#server/testing/killedBefore.ts'
import { runImport } from '../runImport.ts'
import { contentHash } from './contentHash.ts'

const [dataDir = '', source = '', at = '0.5'] = process.argv.slice(2)

/** Moments behind the reading at which the process kills itself: before texts are linked, and within the third merge. */
const kills: Readonly<Record<string, (db: Db) => Db>> = {
  linking: (db) => killedBefore(db, 1, (text) => text.includes('set body_html = t.html')),
  // Two lines in timelines and the end of its transaction for each.
  merging: (db) => killedBefore(db, 8, (text) => text.includes("'merged', $5, $6, $7")),
}

/** The database as it is until everything is read, and one that kills from then on. */
function fromLinkingOn(db: Db, killing: Db, isRead: () => boolean): Db {
  const current = (): Db => (isRead() ? killing : db)
  return {
    ...db,
    query: (...given) => current().query(...given),
    transaction: (work) => current().transaction(work),
  }
}

/**
 * A process of its own that imports, so that a test can kill it. Prints a line when the given share
 * is done, and what came out at the end; at one of `kills` it kills itself.
 */
async function main(): Promise<void> {
  const db = await openDatabase({ dataDir })
  const kill = kills[at]
  let saidSo = false
  let isRead = false
  const used = kill === undefined ? db : fromLinkingOn(db, kill(db), () => isRead)
  const report = await runImport(used, {
    source,
    onProgress: ({ phase, done, total }) => {
      isRead = phase === 'linking'
      if (saidSo || phase !== 'reading' || !(done >= total * Number(at))) return
      saidSo = true
      process.stdout.write('reached\n')
    },
  })
  process.stdout.write(
    `${JSON.stringify({ counts: report.counts, hash: await contentHash(db) })}\n`,
  )
  await db.close()
}

await main()
