import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openInProcess, OPEN_SCRIPT } from '#server/testing/openInProcess.ts'
import { writeMigrations } from '#server/testing/writeMigrations.ts'

const TABLE = 'create table note (n int); --> statement-breakpoint\ninsert into note values (7);'
const COLUMN = `alter table note add column text text default 'new'`

let root: string
let older: string
let newer: string
/** A data folder that the older version has written. */
let written: string
let dataDir: string

const open = (migrations: string, sql = 'select * from note', folder = dataDir) =>
  openInProcess(folder, migrations, sql)

/** Every file's name, time and bytes. */
function digest(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const found = statSync(path.join(folder, file))
    hash.update(`${file} ${found.mtimeMs}\n`)
    if (found.isFile()) hash.update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex')
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'earshot-folder-'))
  chmodSync(root, 0o755)
  older = writeMigrations(path.join(root, 'older'), [TABLE])
  newer = writeMigrations(path.join(root, 'newer'), [TABLE, COLUMN])
  written = path.join(root, 'written')
  expect(open(older, undefined, written)).toEqual({ status: 0, out: '[{"n":7}]', err: '' })
})
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

/** A fresh copy of what the older version has written. */
function copyWritten(): void {
  dataDir = path.join(root, 'data')
  rmSync(dataDir, { recursive: true, force: true })
  cpSync(written, dataDir, { recursive: true, preserveTimestamps: true })
}

test('a folder of an older version is migrated, with what was in it', () => {
  copyWritten()
  expect(open(newer)).toEqual({ status: 0, out: '[{"n":7,"text":"new"}]', err: '' })
  expect(JSON.parse(readFileSync(path.join(dataDir, 'earshot.json'), 'utf8'))).toEqual({
    schema: 2,
    postgres: 18,
  })
})

test('a folder of a newer version is refused and not touched', () => {
  copyWritten()
  expect(open(newer).status).toBe(0)
  const before = digest(dataDir)
  const { status, out, err } = open(older)
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(err).toBe(
    `The data folder ${dataDir} was written by a newer version of Earshot: update Earshot to use it. It was left as it is.\n`,
  )
  expect(digest(dataDir)).toBe(before)
})

test('a newer version is also told when its note of it is missing', () => {
  copyWritten()
  expect(open(newer).status).toBe(0)
  rmSync(path.join(dataDir, 'earshot.json'))
  expect(open(older)).toMatchObject({
    status: 1,
    err: expect.stringContaining('newer version') as string,
  })
  expect(open(newer)).toMatchObject({ status: 0, out: '[{"n":7,"text":"new"}]' })
})

describe('a folder that cannot be used', () => {
  type Damage = readonly [what: string, sentence: RegExp, damage: (folder: string) => void]
  const remove = (file: string): void => rmSync(file, { recursive: true })
  const damages: readonly Damage[] = [
    [
      'garbage in pg_control',
      /damaged/,
      (at) => writeFileSync(`${at}/database/global/pg_control`, Buffer.alloc(8192, 7)),
    ],
    ['no pg_control', /damaged/, (at) => remove(`${at}/database/global/pg_control`)],
    ['no log', /damaged.*pg_wal/, (at) => remove(`${at}/database/pg_wal`)],
    ['no tables', /damaged/, (at) => remove(`${at}/database/base`)],
    ['no database', /damaged.*PG_VERSION is missing/, (at) => remove(`${at}/database`)],
    [
      'the files of another PostgreSQL',
      /damaged.*"17" instead of 18/,
      (at) => writeFileSync(`${at}/database/PG_VERSION`, '17\n'),
    ],
    [
      'garbage in earshot.json',
      /damaged.*earshot\.json/,
      (at) => writeFileSync(`${at}/earshot.json`, '{'),
    ],
    [
      'a file in its place',
      /is a file: name a folder/,
      (at) => {
        remove(at)
        writeFileSync(at, '')
      },
    ],
    [
      "someone else's files",
      /holds other files and no Earshot data/,
      (at) => {
        remove(at)
        mkdirSync(at)
        writeFileSync(`${at}/thesis.doc`, '')
      },
    ],
  ]
  const folderOf = (what: string): string => path.join(root, what.replaceAll(/\W/g, '-'))
  let said: Record<string, string>

  // One process for all of them: most of a process's time goes into loading the server.
  beforeAll(() => {
    for (const [what, , damage] of damages) {
      cpSync(written, folderOf(what), { recursive: true })
      damage(folderOf(what))
    }
    const { out } = open(
      older,
      'select 1',
      damages.map(([what]) => folderOf(what)).join(path.delimiter),
    )
    said = JSON.parse(out) as Record<string, string>
  }, 120_000)

  test.each(damages)('%s: one sentence that names it', (what, sentence) => {
    expect(said[folderOf(what)]).toMatch(/^StartError: .*\.$/)
    expect(said[folderOf(what)]).toMatch(sentence)
    expect(said[folderOf(what)]).toContain(folderOf(what))
  })

  test('no permission: one sentence', () => {
    // Root may do anything: the process becomes another user.
    const as = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    mkdirSync((dataDir = path.join(root, 'locked')))
    chmodSync(dataDir, 0o000)
    const ran = spawnSync(process.execPath, ['--import', 'tsx', OPEN_SCRIPT, dataDir, older], {
      encoding: 'utf8',
      ...as,
    })
    chmodSync(dataDir, 0o700)
    expect(ran.stderr).toMatch(/^The data folder .* cannot be read and written by this user.*\n$/)
    expect(ran.status).toBe(1)
  })
})
