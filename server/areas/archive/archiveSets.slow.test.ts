import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runImport } from '#server/areas/importing/runImport.ts'
import { writeProposals } from '#server/areas/importing/testing/proposals.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { describeOnEngines, openTestDatabase } from '#server/testing/databases.ts'
import { describeWithData } from '#server/testing/feedbackData.ts'
import { loadArchive } from './loadArchive.ts'
import { openArchive } from './readArchive.ts'
import { memoryImages } from './testing/memoryImages.ts'
import { writeArchiveFile } from './writeArchiveFile.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-round-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Sets that are in no form that is read as it is, each with what writes it in one. */
const written: Readonly<Record<string, (data: string, folder: string) => Promise<string>>> = {
  'decidim-barcelona-proposals': writeProposals,
}

/** The sets, with what of each is a source; a dot: all of it. The changelogs have no ideas. */
const sets: Readonly<Record<string, readonly string[]>> = {
  'rust-issues-github-rest': ['.'],
  'bitcoin-core-gui-github-metadata-backup': ['.'],
  'webpackage-archive-json': ['.'],
  'derived-csv': [
    'fider-layout-rust.csv.gz',
    'fider-layout-decidim.csv.gz',
    'canny-layout-rust.csv.gz',
    'canny-layout-bitcoin-core-gui.csv.gz',
  ],
  'decidim-barcelona-proposals': ['.'],
  'polis-open-data': ['15-per-hour-seattle', 'american-assembly.bowling-green', 'vtaiwan.uberx'],
}
const MINUTES = 60_000

const engines = ['embedded', 'postgres'] as const
const kinds = ['export', 'backup'] as const
let turn = 0

const isAll = process.env['ROUND_TRIPS'] === 'all'
/** Takes longest. */
const LARGEST = 'rust-issues-github-rest'

/** What is tried with the next source: engines and kinds of archives take turns, unless all is asked for. */
function nextTurn(): { engine?: (typeof engines)[number]; kinds: (typeof kinds)[number][] } {
  if (isAll) return { kinds: [...kinds] }
  const at = turn++
  return { engine: engines[at % 2], kinds: [kinds[(at >> 1) % 2] ?? 'export'] }
}

for (const [set, sources] of Object.entries(sets).filter(([set]) => isAll || set !== LARGEST))
  describeWithData(set, (data) => {
    // Of each set but the largest the first source, unless ROUND_TRIPS=all asks for all.
    for (const source of isAll ? sources : sources.slice(0, 1)) {
      const chosen = nextTurn()
      describeOnEngines(
        source === '.' ? set : source,
        (open, engine) => {
          const images = memoryImages()
          const write = (db: OpenDatabase, kind: 'export' | 'backup', name: string) =>
            writeArchiveFile(
              { db, images, kind },
              path.join(folder, `${source}-${kind}-${name}.zip`),
            )
          let empty: OpenDatabase
          beforeAll(async () => {
            const file = await (written[set]?.(data, folder) ?? path.join(data, source))
            const { counts } = await runImport(open(), { source: file })
            expect(counts.ideas).toBeGreaterThan(0)
          }, 5 * MINUTES)
          beforeEach(async () => {
            empty = await openTestDatabase(engine)
          }, MINUTES)
          afterEach(() => empty.close())

          test.each(chosen.kinds)(
            'its %s, brought into an empty site, gives the same again',
            async (kind) => {
              const first = await write(open(), kind, 'first')
              const archive = await openArchive(first.file)
              await archive.verify()
              await empty.transaction((tx) => loadArchive(tx, archive, { images }))
              archive.close()
              const again = await write(empty, kind, 'again')
              expect({ ...again.manifest, at: '' }).toEqual({ ...first.manifest, at: '' })
              if (kind === 'export') {
                expect(again.sha256).toBe(first.sha256)
                process.stdout.write(`${set} ${source}: ${first.sha256}, ${first.bytes} bytes\n`)
              }
              for (const { file } of [first, again]) rmSync(file)
            },
            5 * MINUTES,
          )
        },
        chosen.engine,
      )
    }
  })
