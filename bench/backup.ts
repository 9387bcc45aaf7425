import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadArchive } from '#server/areas/archive/loadArchive.ts'
import { openArchive } from '#server/areas/archive/readArchive.ts'
import { writeArchiveFile } from '#server/areas/archive/writeArchiveFile.ts'
import { openDatabase, type OpenDatabase } from '#server/db/database.ts'
import { diskStore } from '#server/services/imageStore/diskStore.ts'
import { openStore, type Engine } from './data/stores.ts'

// npm run bench -- backup [--scale 1] [--engine embedded|postgres] [--images 1000]
// A backup of the scale data while somebody asks for something every 20 ms, and its restore into an
// empty site: seconds, memory, size.
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'embedded' },
    images: { type: 'string', default: '1000' },
  },
})
const IMAGE_BYTES = 150_000
const ASK_MS = 20

const engine = values.engine as Engine
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'))
const images = diskStore(path.join(folder, 'images'))
const store = await openStore(engine, Number(values.scale))
const db = await store.open()

/** Asks the database again and again; gives the longest wait in milliseconds when it is stopped. */
function visit(on: OpenDatabase): () => Promise<number> {
  let isStopped = false
  let longest = 0
  const ask = async (): Promise<number> => {
    while (!isStopped) {
      const from = performance.now()
      await on.query({
        name: 'bench_visit',
        text: 'select number from idea order by trend desc limit 20',
      })
      longest = Math.max(longest, performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, ASK_MS))
    }
    return longest
  }
  const asking = ask()
  return () => {
    isStopped = true
    return asking
  }
}

/** Runs work and watches this process's memory; gives what it came to. */
async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  let most = 0
  const from = process.memoryUsage().rss
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const startedAt = performance.now()
  const result = await work()
  clearInterval(timer)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${Math.round(most / 1e6)} MB resident at most (${Math.round(from / 1e6)} MB before)`,
  )
  return result
}

const wanted = Number(values.images)
await db.query({ name: '', text: `delete from image where id like 'bench%'` })
await db.query(
  {
    name: '',
    text: `insert into image (id, owner_id, type, width, height, size) select 'bench' || n, (select id from person limit 1), 'image/jpeg', 1600, 1200, ${IMAGE_BYTES} from generate_series(1, $1::integer) n`,
  },
  [wanted],
)
for (let n = 1; n <= wanted; n += 1)
  await images.put(`bench${n}`, { bytes: randomBytes(IMAGE_BYTES), type: 'image/jpeg' })

const stopVisits = visit(db)
const written = await measured(`backup (${engine}, scale ${values.scale}, ${wanted} images)`, () =>
  writeArchiveFile({ db, images, kind: 'backup' }, path.join(folder, 'backup.zip')),
)
console.log(`  longest wait of who asks meanwhile: ${Math.round(await stopVisits())} ms`)
const rows = written.manifest.tables.reduce((sum, table) => sum + (table.rows ?? 0), 0)
console.log(`  ${rows.toLocaleString('en')} rows, ${Math.round(written.bytes / 1e6)} MB`)
await db.close()
await store.close()

const empty = await openDatabase({ dataDir: path.join(folder, 'restored') }, { isAsItIs: true })
const archive = await openArchive(written.file)
await measured('checking it', () => archive.verify())
await measured('restore into an empty embedded site', () =>
  empty.transaction((tx) =>
    loadArchive(tx, archive, { images: diskStore(path.join(folder, 'restored/images')) }),
  ),
)
archive.close()
await empty.close()
rmSync(folder, { recursive: true })
