import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unsafeAcknowledgements } from '#server/testing/syncTrace.ts'

const SCRIPT = path.resolve('server/testing/commitAndSay.ts')
const OBSERVER = path.resolve('server/testing/observeSyncs.mjs')
const COMMITS = 20
const strace = spawnSync('strace', ['-e', 'trace=none', 'true']).status === 0

let folder: string
let database: string
let trace: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-durable-'))
  database = path.join(folder, 'database')
  trace = path.join(folder, 'trace')
  expect(commit([], 0).status).toBe(0)
})
beforeEach(() => {
  rmSync(trace, { force: true })
  rmSync(`${trace}.fail`, { force: true })
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

interface Ran {
  readonly status: number | null
  readonly said: string
}

function commit(
  before: string[],
  count: number,
  { sync = true, env = {} }: { sync?: boolean; env?: Record<string, string> } = {},
): Ran {
  const [program = process.execPath, ...flags] = [
    ...before.filter((word) => !word.startsWith('--import')),
    process.execPath,
  ]
  const preloads = before.filter((word) => word.startsWith('--import'))
  const args = [
    ...flags,
    ...preloads,
    '--import',
    'tsx',
    SCRIPT,
    database,
    String(count),
    ...(sync ? [] : ['no-sync']),
  ]
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, OBSERVE_TO: trace, ...env },
    timeout: 150_000,
  })
  return { status, said: stdout }
}

const read = (): ReturnType<typeof unsafeAcknowledgements> =>
  unsafeAcknowledgements(readFileSync(trace, 'utf8'))

describe('as seen from inside', () => {
  const observed = [`--import=${OBSERVER}`]

  test('the log is synced before each acknowledgement', () => {
    expect(commit(observed, COMMITS).status).toBe(0)
    expect(read()).toEqual({ acknowledged: COMMITS, unsafe: [] })
  })

  test('an engine that does not sync is found out', () => {
    expect(commit(observed, COMMITS, { sync: false }).status).toBe(0)
    const found = read()
    expect(found.acknowledged).toBe(COMMITS)
    expect(found.unsafe).toHaveLength(COMMITS)
  })

  test('a commit whose sync fails is not acknowledged', () => {
    const ran = commit(observed, COMMITS, { env: { OBSERVE_FAIL: '1' } })
    expect(ran).toEqual({ status: 3, said: 'commit 1\n' })
  })
})

describe(`as the system sees it${strace ? '' : ' (strace is not installed or not allowed here)'}`, () => {
  const traced = (): string[] => [
    'strace',
    '-f',
    '-y',
    '-s',
    '16',
    '-e',
    'trace=write,writev,pwrite64,pwritev,fsync,fdatasync',
    '-o',
    trace,
  ]
  const testTraced = strace ? test : test.skip

  testTraced(
    'the log is synced before each acknowledgement',
    () => {
      expect(commit(traced(), COMMITS).status).toBe(0)
      expect(read()).toEqual({ acknowledged: COMMITS, unsafe: [] })
    },
    60_000,
  )

  testTraced(
    'an engine that does not sync is found out',
    () => {
      expect(commit(traced(), COMMITS, { sync: false }).status).toBe(0)
      expect(read().unsafe).toHaveLength(COMMITS)
    },
    60_000,
  )
})
