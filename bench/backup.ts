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
import { type Figure, heading, mega, report, times } from './report.ts'

// npm run bench -- backup [--scale 1] [--engine embedded|postgres] [--images 1000]
// A backup of the scale data while somebody asks for something every 20 ms, and its restore into an
// empty site: whether memory grows with the size, and seconds beside those of the backup.
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'embedded' },
    images: { type: 'string', default: '1000' },
  },
})
const IMAGE_BYTES = 150_000
const ASK_MS = 20
/** Bytes by which memory may grow, whatever the size of the site: rows are streamed, and a second engine reads the copy of an embedded database. */
const MOST_GROWTH = 400_000_000
/** How long what comes after a backup, and who asks meanwhile, may take, in times of the backup. */
const aims = { checking: 1, restore: 8, wait: 0.5 }

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

interface Measured<T> {
  readonly result: T
  readonly seconds: number
}

/** Runs work, watches this process's memory, and says by how much it grew. */
async function measured<T>(what: string, work: () => Promise<T>): Promise<Measured<T>> {
  let most = 0
  const from = process.memoryUsage().rss
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const startedAt = performance.now()
  const result = await work()
  clearInterval(timer)
  const seconds = (performance.now() - startedAt) / 1000
  const grown = Math.max(0, most - from)
  hold({
    what: `memory of ${what}`,
    value: `${mega(grown)} more, ${mega(most)} at most`,
    how: 'Resident, of this process with the embedded engine in it; looked at every 50 ms.',
    aim: { text: `at most ${mega(MOST_GROWTH)} more`, holds: grown <= MOST_GROWTH },
  })
  return { result, seconds }
}

/** Says how long something took beside the backup of the same run. */
function compare(what: keyof typeof aims, seconds: number, backup: number): void {
  hold({
    what,
    value: `${seconds.toFixed(1)} s, ${times(seconds / backup)} of the backup`,
    how: hows[what],
    aim: { text: `at most ${times(aims[what])}`, holds: seconds <= aims[what] * backup },
  })
}

/** Reports a figure; the bench fails with it. */
function hold(figure: Figure): void {
  report(figure)
  if (figure.aim?.holds === false) process.exitCode = 1
}

const hows = {
  checking: 'Every part of the file is read and its digest compared.',
  restore: 'Into an empty embedded site, with its indexes and triggers.',
  wait: `The longest wait of somebody who asks for the first ideas every ${ASK_MS} ms while it is made.`,
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

heading(`Backup of the scale data (${engine}, scale ${values.scale}, ${wanted} images)`)
const stopVisits = visit(db)
const { result: written, seconds: backup } = await measured('the backup', () =>
  writeArchiveFile({ db, images, kind: 'backup' }, path.join(folder, 'backup.zip')),
)
const waited = await stopVisits()
const rows = written.manifest.tables.reduce((sum, table) => sum + (table.rows ?? 0), 0)
report({
  what: 'backup',
  value: `${backup.toFixed(1)} s`,
  how: `${rows.toLocaleString('en')} rows, ${mega(written.bytes)}.`,
})
compare('wait', waited / 1000, backup)
await db.close()
await store.close()

const empty = await openDatabase({ dataDir: path.join(folder, 'restored') }, { isAsItIs: true })
const archive = await openArchive(written.file)
const checking = await measured('checking it', () => archive.verify())
compare('checking', checking.seconds, backup)
const restored = { images: diskStore(path.join(folder, 'restored/images')) }
const restore = await measured('the restore', () =>
  empty.transaction((tx) => loadArchive(tx, archive, restored)),
)
compare('restore', restore.seconds, backup)
archive.close()
await empty.close()
rmSync(folder, { recursive: true })
