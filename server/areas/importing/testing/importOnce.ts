import { openDatabase } from '#server/db/database.ts'
import { runImport } from '../runImport.ts'
import { contentHash } from './contentHash.ts'

const [dataDir = '', source = ''] = process.argv.slice(2)

/** A process of its own that imports, so that a test can kill it. Prints a line when half is done, and what came out at the end. */
async function main(): Promise<void> {
  const db = await openDatabase({ dataDir })
  let saidHalf = false
  const report = await runImport(db, {
    source,
    onProgress: ({ phase, done, total }) => {
      if (saidHalf || phase !== 'reading' || done * 2 < total) return
      saidHalf = true
      process.stdout.write('half\n')
    },
  })
  process.stdout.write(
    `${JSON.stringify({ counts: report.counts, hash: await contentHash(db) })}\n`,
  )
  await db.close()
}

await main()
