import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type ArchivedTable, createManifest } from '#server/areas/archive/manifest.ts'
import { openArchive } from '#server/areas/archive/readArchive.ts'
import { addTheRest } from '#server/areas/archive/testing/addTheRest.ts'
import { memoryImages } from '#server/areas/archive/testing/memoryImages.ts'
import { writeArchiveFile } from '#server/areas/archive/writeArchiveFile.ts'
import { writeZip } from '#server/areas/archive/zipWriter.ts'
import { schemaNumber } from '#server/db/migrate.ts'
import { MIGRATIONS_FOLDER } from '#server/db/migrations.ts'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { openTestDatabase } from '#server/testing/databases.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { buildWorld } from '#server/testing/permissions/world.ts'
import { runCli, startCli } from './testing/runCli.ts'

/** Of each program, a restore on each engine; ARCHIVE_KILLS=5 are twenty in all. */
const KILLS = Number(process.env['ARCHIVE_KILLS'] ?? 2)
/** A schema of before the changelog, the roadmap and push. */
const OLD = 20

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-kills-'))
const opened: string[] = []
afterAll(async () => {
  for (const one of opened) await askKeeper('/close', one)
  rmSync(folder, { recursive: true })
})

const ENGINES =
  findPostgres() === undefined ? (['embedded'] as const) : (['embedded', 'postgres'] as const)

let count = 0
const fresh = (name: string): string => path.join(folder, `${name}-${(count += 1)}`)
type Settings = Readonly<Record<string, string>>
const settingsOf = (dataDir: string): Settings => ({ DATA_DIR: dataDir })

async function emptySite(engine: 'embedded' | 'postgres'): Promise<Settings> {
  const folderAlone = settingsOf(fresh('restore'))
  if (engine === 'embedded') return folderAlone
  const url = await askKeeper('/open/postgres')
  opened.push(url)
  return { ...folderAlone, DATABASE_URL: url }
}

/**
 * The SHA-256 of what an export of a site holds, which is the same for the same site; but for the
 * audit log, which notes each export.
 */
async function siteOf(settings: Settings): Promise<string> {
  const file = fresh('site')
  const ran = await runCli('export', [file], settings)
  if (ran.code !== 0) throw new Error(ran.said)
  const archive = await openArchive(file)
  const files = archive.manifest.files.filter(({ path: name }) => !name.includes('audit_event'))
  archive.close()
  return createHash('sha256').update(JSON.stringify(files)).digest('hex')
}

/** Two backups of sites that differ. */
async function makeBackups(): Promise<[string, string]> {
  const db = await openTestDatabase('embedded')
  const images = memoryImages()
  try {
    await buildWorld(db)
    const one = await writeArchiveFile(
      { db, images, kind: 'backup', secret: 'a'.repeat(43) },
      fresh('one'),
    )
    await addTheRest(db)
    await db.query({ name: '', text: `update idea set title = 'Other ' || title` })
    const other = await writeArchiveFile(
      { db, images, kind: 'backup', secret: 'b'.repeat(43) },
      fresh('other'),
    )
    return [one.file, other.file]
  } finally {
    await db.close()
  }
}

/** Runs a program and kills it after a part of the time that it takes; gives what it had said. */
async function killed(
  part: number,
  takesMs: number,
  ...args: Parameters<typeof startCli>
): Promise<{ code: number | null; said: string }> {
  const { child, ended } = startCli(...args)
  await Promise.race([sleep(part * takesMs), ended])
  child.kill('SIGKILL')
  return ended
}

async function timed(...args: Parameters<typeof runCli>): Promise<number> {
  const startedAt = performance.now()
  const ran = await runCli(...args)
  if (ran.code !== 0) throw new Error(ran.said)
  return performance.now() - startedAt
}

describe('killed at any moment', () => {
  let backups: [string, string]
  beforeAll(async () => {
    backups = await makeBackups()
  }, 60_000)

  test('a backup leaves no half file, and the site as it was', async () => {
    const dataDir = fresh('backup')
    await timed('restore', [backups[0]], settingsOf(dataDir))
    const site = await siteOf(settingsOf(dataDir))
    const takesMs = await timed('backup', [fresh('whole')], settingsOf(dataDir))
    let whole = 0
    for (let at = 0; at < KILLS; at += 1) {
      const file = fresh('killed')
      await killed(0.3 + (0.7 * at) / KILLS, takesMs, 'backup', [file], settingsOf(dataDir))
      if (!existsSync(file)) continue
      whole += 1
      const archive = await openArchive(file)
      await archive.verify()
      archive.close()
    }
    expect(whole).toBeLessThan(KILLS)
    expect(await siteOf(settingsOf(dataDir))).toBe(site)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('earshot.copy'))).toEqual([])
  }, 1_800_000)

  test.each(ENGINES)(
    'a restore leaves the old site or the new one (%s)',
    async (engine) => {
      const settings = await emptySite(engine)
      await timed('restore', [backups[0]], settings)
      const one = await siteOf(settings)
      const takesMs = await replacing(backups[1], settings)
      const other = await siteOf(settings)
      expect(other).not.toBe(one)
      let present = other
      const left = new Set<string>()
      for (let at = 0; at < KILLS; at += 1) {
        const [next, backup] = present === one ? [other, backups[1]] : [one, backups[0]]
        const isDone = at % 2 === 1
        const ran = await killedAfter(
          isDone ? RESTORED : REPLACING,
          isDone ? 0 : (takesMs * at) / KILLS,
          ...(['restore', [backup, '--replace'], settings] as const),
        )
        // Within the restore, and not when it had ended.
        expect(ran).toMatchObject({ code: null, said: expect.stringContaining(REPLACING) })
        const found = await siteOf(settings)
        expect(ran.said.includes(RESTORED) ? [next] : [present, next]).toContain(found)
        left.add(found === next ? 'the new one' : 'the old one')
        present = found
      }
      expect([...left].toSorted()).toEqual(['the new one', 'the old one'])
    },
    1_800_000,
  )

  test.each(ENGINES)(
    'a migration leaves the old schema, and is taken back by one command (%s)',
    async (engine) => {
      const old = await oldBackup()
      const undisturbed = await emptySite(engine)
      await timed('restore', [old], undisturbed)
      const site = await siteOf(undisturbed)
      const now = schemaNumber(MIGRATIONS_FOLDER)
      for (let at = 0; at < KILLS; at += 1) {
        const settings = await emptySite(engine)
        const made = Math.floor(((now - OLD) * (at + 1)) / (KILLS + 1))
        await killedMigrating(old, made, settings)
        expect(await schemaIn(settings)).toBe(OLD)
        expect(await siteOf(settings)).toBe(site)
        expect(await schemaIn(settings)).toBe(now)
        if (at > 0) continue
        // The export has migrated it, and kept it as it was before.
        const back = await runCli('restore', [], settings)
        expect(back.said).toContain('The last migration was taken back.')
        expect(await schemaIn(settings)).toBe(OLD)
        expect(await siteOf(settings)).toBe(site)
        expect(await schemaIn(settings)).toBe(now)
      }
    },
    1_800_000,
  )
})

/** Gives the number of migrations that a site has had. */
async function schemaIn({ DATA_DIR = '', DATABASE_URL }: Settings): Promise<number> {
  if (DATABASE_URL === undefined) {
    const marker = readFileSync(path.join(DATA_DIR, 'earshot.json'), 'utf8')
    return (JSON.parse(marker) as { schema: number }).schema
  }
  const client = new Client(DATABASE_URL)
  await client.connect()
  try {
    const found = await client.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    )
    return found.rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}

/** Restores an older backup in a process that is killed when so many migrations are made, and none is kept. */
async function killedMigrating(file: string, made: number, settings: Settings): Promise<void> {
  const hook = path.resolve('server/cli/archiving/testing/killInMigration.mjs')
  const program = ['--import', 'tsx', '--import', hook, path.resolve('server/cli/restore.ts'), file]
  const child = spawn(process.execPath, program, {
    env: { ...process.env, NODE_OPTIONS: '', ...settings, KILL_AFTER: String(made) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(child.stdout)
  const [, signal] = (await once(child, 'close')) as [number | null, string | null]
  expect([signal, await said]).toEqual(['SIGKILL', expect.stringContaining(RESTORED)])
}

/** What a restore says before it puts a backup in the place of a site, and when it has. */
const REPLACING = 'The site as it was is kept in'
const RESTORED = 'Restored '

/** Puts a backup in the place of a site; gives the milliseconds that this takes, without what is done before and behind it. */
async function replacing(backup: string, settings: Settings): Promise<number> {
  const { child, ended } = startCli('restore', [backup, '--replace'], settings)
  const at = new Map<string, number>()
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const moment of [REPLACING, RESTORED])
      if (chunk.toString().includes(moment)) at.set(moment, performance.now())
  })
  const ran = await ended
  if (ran.code !== 0) throw new Error(ran.said)
  return (at.get(RESTORED) ?? 0) - (at.get(REPLACING) ?? 0)
}

/** Runs a program and kills it so long after it has said something; gives all that it had said. */
async function killedAfter(
  moment: string,
  delayMs: number,
  ...args: Parameters<typeof startCli>
): Promise<{ code: number | null; said: string }> {
  const { child, ended } = startCli(...args)
  let said = ''
  let isDue = false
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (isDue || !said.includes(moment)) return
    isDue = true
    void Promise.race([sleep(delayMs), ended]).then(() => child.kill('SIGKILL'))
  })
  return ended
}

/** A backup as a version with fewer migrations made it. */
async function oldBackup(): Promise<string> {
  const rows = {
    site: [
      {
        id: 'site_1',
        name: 'Old',
        tagline: 'From long ago',
        locale: 'en',
        visibility: 'PUBLIC',
        moderation: 'OFF',
        guest_voting: false,
        sign_up: 'OPEN',
        created_at: '2024-01-01T00:00:00Z',
        updated_at: '2024-01-01T00:00:00Z',
      },
    ],
    person: [
      {
        id: 'user_1',
        name: 'Ada',
        role: 'OWNER',
        guest: false,
        created_at: '2024-01-01T00:00:00Z',
        updated_at: '2024-01-01T00:00:00Z',
      },
    ],
  }
  const output = new PassThrough()
  const all = buffer(output)
  const zip = writeZip(output)
  const files = []
  const tables: ArchivedTable[] = []
  for (const [name, lines] of Object.entries(rows)) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    files.push(await zip.add(`data/${name}.jsonl`, one(text)))
    tables.push({ name, columns: Object.keys(lines[0] ?? {}), rows: lines.length, counters: {} })
  }
  const manifest = createManifest({ kind: 'backup', schema: OLD, tables, missingImages: [], files })
  await zip.add('manifest.json', one(JSON.stringify(manifest)))
  await zip.end()
  const file = fresh('old.zip')
  writeFileSync(file, await all)
  return file
}

async function* one(text: string): AsyncGenerator<string> {
  yield text
}
