import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FILL, spawnOnSmallDisk } from '#server/testing/smallDisk.ts'
import { writeMigrations } from '#server/testing/writeMigrations.ts'

const SCRIPT = path.resolve('server/testing/openFolder.ts')
const TABLE = 'create table note (n int); --> statement-breakpoint\ninsert into note values (7);'

let root: string
let migrations: string
let disk: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'earshot-disk-'))
  migrations = writeMigrations(path.join(root, 'migrations'), [TABLE])
  mkdirSync((disk = path.join(root, 'disk')))
})
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

/** Opens a data folder on a small disk in a process of its own. */
async function open(megabytes: number, prepare?: string): Promise<{ out: string; err: string }> {
  const folder = path.join(disk, 'data')
  const command = [process.execPath, '--import', 'tsx', SCRIPT, folder, migrations]
  const child = spawnOnSmallDisk({ folder: disk, megabytes, prepare }, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()))
  await once(child, 'close')
  return { out, err }
}

const full = () =>
  `The disk of the data folder ${disk}/data is full: free some space and start again. What is in the folder is not damaged.\n`

test.each([1, 24])(
  'a disk of %i MB is too small for a new database',
  async (megabytes) => {
    expect(await open(megabytes)).toEqual({ out: '', err: full() })
  },
  60_000,
)

describe('on a folder that has a database', () => {
  let seed: string

  beforeAll(() => {
    seed = path.join(root, 'seed')
    const ran = spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, seed, migrations])
    expect(ran.status).toBe(0)
  })

  test('a full disk is no damage', async () => {
    expect(await open(60, `cp -a ${seed} data && ${FILL}`)).toEqual({ out: '', err: full() })
    expect(await open(60, `cp -a ${seed} data`)).toEqual({ out: '[{"?column?":1}]', err: '' })
  })

  test('nor is a disk that is read-only', async () => {
    expect(await open(60, `cp -a ${seed} data && mount -o remount,ro ${disk}`)).toEqual({
      out: '',
      err: `The disk of the data folder ${disk}/data is mounted read-only: mount it for writing, or name another folder in DATA_DIR.\n`,
    })
  })
})
