import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { Db } from '#server/db/database.ts'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { spawnOnSmallDisk } from '#server/testing/smallDisk.ts'
import { until } from '#server/testing/until.ts'
import { createReadiness } from './readiness.ts'

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
    expect(await readiness()).toEqual({ ok: false, reason: 'The database takes no write.' })
    fails = undefined
    const gone = createReadiness({ db, dataDir: path.join(folder, 'gone'), log })
    expect(await gone()).toEqual({ ok: false, reason: 'The data folder takes no write.' })
  })
})

test('a full disk makes a running server live and not ready, until there is space again', async () => {
  const seed = await askKeeper('/open/folder')
  const disk = path.join(folder, 'disk')
  mkdirSync(disk)
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: path.join(disk, 'data'),
  }
  const child = spawnOnSmallDisk(
    { folder: disk, megabytes: 80, prepare: `cp -a ${seed} data` },
    [process.execPath, path.resolve('server/testing/builtServer.mjs')],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    let said = ''
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        const found = /ready at (\S+)\n/.exec((said += chunk.toString()))?.[1]
        if (found !== undefined) resolve(found)
      })
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
    })
    const ask = async (at: string) => (await fetch(`${url}${at}`)).status
    /** The answer is kept for some seconds: asks until it is another one. */
    const untilReady = (status: number) =>
      until(`readiness is ${status}`, async () => (await ask('/health/ready')) === status)
    await untilReady(200)
    // The disk is seen by the server alone, and from outside through its process.
    const filler = path.join(`/proc/${child.pid}/root`, disk, 'fill')
    expect(() => writeFileSync(filler, Buffer.alloc(80 * 1024 * 1024))).toThrow('ENOSPC')
    await untilReady(503)
    expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/is full\.$/) as string,
    })
    expect(await ask('/health')).toBe(200)
    rmSync(filler)
    await untilReady(200)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await askKeeper('/close', seed)
  }
}, 120_000)
