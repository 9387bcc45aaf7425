import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { socketAddress } from './address.ts'
import { socketState } from './socketState.ts'

const SCRIPT = path.resolve('server/testing/holdLock.ts')
const run = promisify(execFile)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process that takes the lock; gives it once it has printed "held". */
async function holder(): Promise<ReturnType<typeof spawn>> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, 'hold'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  expect(said.toString()).toBe('held\n')
  return child
}

async function kill(child: ReturnType<typeof spawn>, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const tryOnce = async (): Promise<string> =>
  (await run(process.execPath, ['--import', 'tsx', SCRIPT, folder, 'once'])).stdout.trim()

test('holds the folder against a second process, and is for its owner only', async () => {
  const first = await holder()
  expect(await tryOnce()).toBe('taken')
  expect(statSync(path.join(folder, 'earshot.sock')).mode & 0o777).toBe(0o600)
  await kill(first, 'SIGTERM')
  expect(readdirSync(folder)).toEqual([])
})

test('a holder that was killed leaves nothing in the way', async () => {
  await kill(await holder(), 'SIGKILL')
  expect(await socketState(path.join(folder, 'earshot.sock'))).toBe('dead')
  expect(await tryOnce()).toBe('held')
  expect(readdirSync(folder)).toEqual([])
})

test('a guard left by a process killed while cleaning up is no hindrance either', async () => {
  await kill(await holder(), 'SIGKILL')
  writeFileSync(path.join(folder, 'earshot.guard'), '')
  expect(await tryOnce()).toBe('held')
  expect(readdirSync(folder)).toEqual([])
})

test.each(['an empty folder', 'a dead socket'])(
  'of ten that start at once on %s exactly one wins',
  async (what) => {
    if (what === 'a dead socket') await kill(await holder(), 'SIGKILL')
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, 'race'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    await once(child, 'close')
    const results = Buffer.concat(said).toString().trim().split('\n').sort()
    expect(results).toEqual(['held', ...Array.from({ length: 9 }, () => 'taken')])
  },
  60_000,
)

test('a path too long for a socket is refused in words', () => {
  expect(() => socketAddress(`/${'long/'.repeat(30)}`)).toThrow(/too long for a socket/)
})

test('a long path is taken relative to the working directory where that is shorter', () => {
  const deep = path.join(process.cwd(), 'x'.repeat(60))
  expect(socketAddress(deep).final).toBe(path.join('x'.repeat(60), 'earshot.sock'))
})
