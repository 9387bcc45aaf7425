import path from 'node:path'
import { runProgram } from '#server/cli/failure.ts'
import { openEmbedded } from '#server/db/openEmbedded.ts'

/*
 * A process for the data folder's tests: opens a folder with the migrations of another folder, runs
 * SQL, prints the rows as JSON, and ends as the server does where it cannot. Several folders:
 * prints how each one failed, by its path. Arguments: data folders, separated as in PATH;
 * migrations; SQL.
 */
const [dataDirs = '', migrations = '', sql = 'select 1'] = process.argv.slice(2)

async function run(dataDir: string): Promise<string> {
  const db = await openEmbedded(dataDir, { migrations })
  const { rows } = await db.orm.execute(sql)
  await db.close()
  return JSON.stringify(rows)
}

await runProgram(async () => {
  const [first = '', ...more] = dataDirs.split(path.delimiter)
  if (more.length === 0) {
    process.stdout.write(await run(first))
    return 0
  }
  const failures: Record<string, string> = {}
  for (const dataDir of [first, ...more]) failures[dataDir] = await run(dataDir).catch(String)
  process.stdout.write(JSON.stringify(failures))
  return 0
})
