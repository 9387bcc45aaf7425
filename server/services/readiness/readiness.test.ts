import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { Db } from '#server/db/database.ts'
import { createReadiness, readyUntil } from './readiness.ts'

const log = pino({ level: 'silent' })
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-ready-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('a server', () => {
  let writes: number
  let fails: Error | undefined
  const db = {
    query: () => {
      writes += 1
      return fails === undefined ? Promise.resolve([]) : Promise.reject(fails)
    },
  } as unknown as Db

  beforeEach(() => {
    writes = 0
    fails = undefined
  })

  test('that can write is ready, writes once however often it is asked, and leaves nothing', async () => {
    const readiness = createReadiness({ db, dataDir: folder, log })
    expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual(
      Array(3).fill({ ok: true }),
    )
    expect(writes).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })

  test('whose database or folder takes no write is not, and says which', async () => {
    const readiness = createReadiness({ db, dataDir: folder, log, keptMs: 0 })
    fails = Object.assign(new Error('could not extend file'), { code: '53100' })
    expect(await readiness()).toEqual({ ok: false, reason: 'The disk of the database is full.' })
    fails = new Error('cannot execute INSERT in a read-only transaction')
    expect(await readiness()).toEqual({ ok: false, reason: 'The database cannot be written to.' })
    fails = undefined
    const gone = createReadiness({ db, dataDir: path.join(folder, 'gone'), log })
    expect(await gone()).toEqual({ ok: false, reason: 'The data folder cannot be written to.' })
  })
})

test('a server that was told to end is not ready, whatever it could do', async () => {
  let isStopping = false
  const ready = readyUntil(
    () => isStopping,
    () => Promise.resolve({ ok: true } as const),
  )
  expect(await ready()).toEqual({ ok: true })
  isStopping = true
  expect(await ready()).toEqual({ ok: false, reason: 'The server is stopping.' })
})
