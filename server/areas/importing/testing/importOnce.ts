import { openDatabase } from '#server/db/database.ts'
import { runImport } from '../runImport.ts'
import { contentHash } from './contentHash.ts'

const [dataDir = '', source = '', share = '0.5'] = process.argv.slice(2)

/** A process of its own that imports, so that a test can kill it. Prints a line when the given share is done, and what came out at the end. */
async function main(): Promise<void> {
  const db = await openDatabase({ dataDir })
  let saidSo = false
  const report = await runImport(db, {
    source,
    onProgress: ({ phase, done, total }) => {
      if (saidSo || phase !== 'reading' || done < total * Number(share)) return
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
