import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readCatalog } from '#server/db/catalog.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { changelogEntry } from '#server/db/tables/changelog.ts'
import { notification } from '#server/db/tables/notifications.ts'
import { describeOnEngines, openTestDatabase } from '#server/testing/databases.ts'
import { buildWorld } from '#server/testing/permissions/world.ts'
import { serverTables, tableContents } from './contents.ts'
import { loadArchive } from './loadArchive.ts'
import type { ArchiveKind, Manifest } from './manifest.ts'
import { openArchive } from './readArchive.ts'
import { addTheRest } from './testing/addTheRest.ts'
import { memoryImages } from './testing/memoryImages.ts'
import { writeArchiveFile } from './writeArchiveFile.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnEngines('an archive', (open, engine) => {
  const images = memoryImages()
  let empty: OpenDatabase
  const written = new Map<ArchiveKind, { file: string; sha256: string; manifest: Manifest }>()
  const archiveOf = (kind: ArchiveKind) => {
    const found = written.get(kind)
    if (found === undefined) throw new Error(`No ${kind} was written`)
    return found
  }
  const bytesOf = (file: string): string =>
    createHash('sha256').update(readFileSync(file)).digest('hex')

  const dueIn = async (db: OpenDatabase): Promise<number> =>
    (await db.orm.select().from(notification)).filter(
      ({ mailDueAt, pushDueAt }) => mailDueAt !== null || pushDueAt !== null,
    ).length

  const entryStates = async (db: OpenDatabase): Promise<string[]> =>
    (await db.orm.select().from(changelogEntry)).map(({ state }) => state).toSorted()

  beforeAll(async () => {
    empty = await openTestDatabase(engine)
    await buildWorld(open())
    await addTheRest(open())
    const ids = await open().query<{ id: string }>({ name: '', text: 'select id from image' })
    for (const { id } of ids)
      await images.put(id, { bytes: Buffer.from(`bytes of ${id}`), type: 'image/png' })
    for (const kind of ['export', 'backup'] as const)
      written.set(
        kind,
        await writeArchiveFile(
          { db: open(), images, kind, secret: kind === 'backup' ? 'of sessions' : null },
          path.join(folder, `${engine}-${kind}.zip`),
        ),
      )
  }, 60_000)
  afterAll(() => empty.close())

  test('decides on every table there is', async () => {
    const names = (await readCatalog(open())).map(({ name }) => name)
    expect(names).toEqual(Object.keys(tableContents))
  })

  test('is of a site that uses every table, and has letters to write', async () => {
    expect(await dueIn(open())).toBeGreaterThan(0)
    const { tables } = archiveOf('backup').manifest
    expect(tables.filter(({ rows }) => rows === 0)).toEqual([])
    expect(tables).toHaveLength(Object.keys(tableContents).length - 1)
  })

  test('holds no secret when it is for people', async () => {
    const said = new Map<ArchiveKind, string>()
    for (const kind of ['export', 'backup'] as const) {
      const archive = await openArchive(archiveOf(kind).file)
      let text = ''
      for (const file of archive.manifest.files)
        for await (const piece of await archive.read(file.path)) text += String(piece)
      archive.close()
      said.set(kind, text)
    }
    expect(said.get('export')).not.toMatch(/secret of|token-of-|of sessions/)
    expect(said.get('backup')).toMatch(/secret of a provider/)
    expect(said.get('backup')).toMatch(/token-of-/)
    expect(said.get('backup')).toMatch(/of sessions/)
  })

  test.each(['export', 'backup'] as const)(
    'brought into an empty site, an %s gives the same archive again',
    async (kind) => {
      const { file, sha256 } = archiveOf(kind)
      const archive = await openArchive(file)
      await archive.verify()
      const restored = memoryImages()
      await empty.transaction((tx) => loadArchive(tx, archive, { images: restored }))
      archive.close()
      expect(restored.kept).toEqual(images.kept)
      // Whoever has an export has a second site beside the first, which tells everybody itself.
      expect(await dueIn(empty)).toBe(kind === 'export' ? 0 : await dueIn(open()))
      expect(await entryStates(empty)).toEqual(
        kind === 'export' ? ['DRAFT', 'DRAFT', 'PUBLISHED'] : ['DRAFT', 'PUBLISHED', 'SCHEDULED'],
      )
      const again = await writeArchiveFile(
        { db: empty, images: restored, kind, secret: kind === 'backup' ? 'of sessions' : null },
        path.join(folder, `${engine}-${kind}-again.zip`),
      )
      if (kind === 'backup') {
        // The moment of a backup is its own; everything else is the same.
        expect({ ...again.manifest, at: '' }).toEqual({ ...archiveOf(kind).manifest, at: '' })
        return
      }
      expect(again.sha256).toBe(sha256)
      expect(bytesOf(again.file)).toBe(sha256)
    },
  )

  test('as an export of an older version, which had the times of letters, makes nobody write them', async () => {
    const archive = await openArchive(archiveOf('backup').file)
    const { manifest } = archive
    const tables = manifest.tables.filter(({ name }) => !serverTables.includes(name))
    const older = { ...archive, manifest: { ...manifest, kind: 'export' as const, tables } }
    await empty.transaction((tx) => loadArchive(tx, older, { images: memoryImages() }))
    archive.close()
    expect(await dueIn(empty)).toBe(0)
    expect(await entryStates(empty)).not.toContain('SCHEDULED')
  })

  test('loaded over another site, leaves nothing of it; a failure leaves all of it', async () => {
    const { file } = archiveOf('export')
    const before = await empty.query({ name: '', text: 'select * from idea order by number' })
    const archive = await openArchive(file)
    const broken = {
      ...archive,
      manifest: {
        ...archive.manifest,
        // Without their people, votes do not fit.
        tables: archive.manifest.tables.filter(({ name }) => name !== 'person'),
      },
    }
    const load = (one: typeof archive) =>
      empty.transaction((tx) => loadArchive(tx, one, { images: memoryImages() }))
    await expect(load(broken)).rejects.toThrow(/does not fit together .*: nothing was changed/)
    expect(await empty.query({ name: '', text: 'select * from idea order by number' })).toEqual(
      before,
    )
    await empty.query({ name: '', text: `update idea set title = 'Changed'` })
    await load(archive)
    archive.close()
    expect(await empty.query({ name: '', text: 'select * from idea order by number' })).toEqual(
      before,
    )
    const [next] = await empty.query<{ next: number }>({
      name: '',
      text: `insert into idea (title, slug, body, body_html, excerpt, board_id, status_id, trend) select title, slug, body, body_html, excerpt, board_id, status_id, trend from idea limit 1 returning number as next`,
    })
    expect(next?.next).toBe(1)
  })
})
