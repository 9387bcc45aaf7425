import { writeSync } from 'node:fs'
import { startEmbedded } from '#server/db/engine/embedded.ts'

/*
 * A process for the durability tests: inserts row after row and says "ack <n>" when the commit of
 * each came back. Exits with 3 when a commit fails. Arguments: folder, how many, and "no-sync" for
 * an engine that never syncs.
 */
const [folder = '', count = '0', sync] = process.argv.slice(2)

const embedded = await startEmbedded(folder, { sync: sync !== 'no-sync' })
await embedded.pool.query('create table if not exists vote (n serial primary key)')
for (let n = 1; n <= Number(count); n += 1) {
  writeSync(1, `commit ${n}\n`)
  await embedded.pool.query('insert into vote default values').catch((error: Error) => {
    writeSync(2, `${error.message}\n`)
    process.exit(3)
  })
  writeSync(1, `ack ${n}\n`)
}
await embedded.close()
