import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { socketAddress } from './address.ts'
import { thisMachine } from './machine.ts'
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

/** Starts a process that takes the lock; gives it once it has printed "held". It looks after what it holds every so many milliseconds. */
async function holder(beatMs?: number): Promise<ReturnType<typeof spawn>> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', SCRIPT, folder, 'hold', ...(beatMs === undefined ? [] : [String(beatMs)])],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [first] = (await once(child.stdout, 'data')) as [Buffer]
  expect(first.toString()).toBe('held\n')
  return child
}

/** Gives the output of a process that ends by itself with 1. */
async function said(child: ReturnType<typeof spawn>): Promise<string> {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  expect(await once(child, 'close')).toEqual([1, null])
  return text
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

test('without its socket the folder is held all the same', async () => {
  const first = await holder()
  rmSync(path.join(folder, 'earshot.sock'))
  expect(await tryOnce()).toBe('taken')
  await kill(first, 'SIGKILL')
  expect(await tryOnce()).toBe('held')
})

test('a holder whose socket is gone ends by itself', async () => {
  const first = await holder(50)
  const ended = said(first)
  rmSync(path.join(folder, 'earshot.sock'))
  expect(await ended).toMatch(/^The data folder .* is no longer this process's/)
  expect(await tryOnce()).toBe('held')
})

test('who removes the lock too lets a second one in: the first ends, and leaves the second its names', async () => {
  const first = await holder(50)
  const ended = said(first)
  process.kill(first.pid ?? 0, 'SIGSTOP')
  rmSync(path.join(folder, 'earshot.sock'))
  rmSync(path.join(folder, 'earshot.lock'))
  const second = await holder()
  process.kill(first.pid ?? 0, 'SIGCONT')
  expect(await ended).toMatch(/no longer this process's/)
  expect(await tryOnce()).toBe('taken')
  await kill(second, 'SIGTERM')
  expect(readdirSync(folder)).toEqual([])
})

describe('a folder that another machine has claimed', () => {
  const claim = (host: string, boot: string) =>
    writeFileSync(
      path.join(folder, 'earshot.lock'),
      `${JSON.stringify({ id: 'other', host, boot })}\n`,
    )
  const minutesAgo = (minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000)
    utimesSync(path.join(folder, 'earshot.lock'), at, at)
  }

  test('is refused while the claim is young, with what to do', async () => {
    claim('pelican', 'another boot')
    const refused = await tryOnce().catch((error: { stderr: string }) => error.stderr)
    expect(refused).toMatch(
      /is in use by an Earshot server on another machine \(pelican\): stop that one first\. If it has already ended, try again in (?:60|5\d) seconds\./,
    )
    minutesAgo(2)
    expect(await tryOnce()).toBe('held')
  })

  test('is taken at once where the same machine wrote it and its process is gone', async () => {
    claim('the container before', thisMachine().boot)
    expect(await tryOnce()).toBe('held')
  })

  test('ends the holder that it was taken from', async () => {
    const first = await holder(50)
    const ended = said(first)
    claim('pelican', 'another boot')
    expect(await ended).toMatch(/no longer this process's/)
    expect(readFileSync(path.join(folder, 'earshot.lock'), 'utf8')).toContain('pelican')
  })
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

test('a path too long for a socket is refused in words', () => {
  expect(() => socketAddress(`/${'long/'.repeat(30)}`)).toThrow(/too long for a socket/)
})

test('a long path is taken relative to the working directory where that is shorter', () => {
  const deep = path.join(process.cwd(), 'x'.repeat(60))
  expect(socketAddress(deep).final).toBe(path.join('x'.repeat(60), 'earshot.sock'))
})
