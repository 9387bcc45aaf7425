// A server that cannot start says why: one clear sentence, exit code 1, nothing touched.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from './harness/server.ts'
import { renderedByBrowsers, sharedSite } from './harness/sharedSite.ts'
import { test } from './harness/test.ts'

const site = sharedSite('EMPTY', undefined, renderedByBrowsers)
const folders: string[] = []

test.afterAll(() => Promise.all(folders.map((it) => fs.rm(it, { recursive: true, force: true }))))

async function newFolder(): Promise<string> {
  const folder = await temporaryFolder()
  folders.push(folder)
  return folder
}

interface FailedStart {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Starts as `npm start` does, with settings that must make it fail. */
async function start(settings: Record<string, string>): Promise<FailedStart> {
  const env = { ...process.env, HOST: 'localhost', PORT: '0', ...settings }
  const child = spawn(process.execPath, ['server/cli/start.mjs'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout, stderr }
}

function assertSentence({ code, stdout, stderr }: FailedStart, words: RegExp): void {
  assert.equal(code, 1, stdout + stderr)
  assert.match(stderr, words)
  assert.equal(stderr.trim().split('\n').length, 1, stderr)
  assert.doesNotMatch(stderr, /^\s+at |Error:/m)
  assert.doesNotMatch(stdout, /is ready/)
}

test('a taken port is named, and the new folder is left without a database', async () => {
  const folder = await newFolder()
  assertSentence(
    await start({ PORT: String(site.server.port), DATA_DIR: folder }),
    new RegExp(`^Port ${site.server.port} is already in use`),
  )
  assert.deepEqual(
    (await fs.readdir(folder)).filter((it) => it.startsWith('database')),
    [],
  )
})

test('a second server on the same folder refuses, and the first goes on', async () => {
  assertSentence(
    await start({ DATA_DIR: site.server.dataDir }),
    /^Another Earshot server is already using the data folder/,
  )
  assert.equal((await fetch(`${site.server.url}/health`)).status, 200)
})

test('a damaged folder is told, and nothing in it is touched', async () => {
  const folder = await newFolder()
  await fs.mkdir(path.join(folder, 'database'))
  await fs.writeFile(path.join(folder, 'database/PG_VERSION'), 'eighteen')
  assertSentence(
    await start({ DATA_DIR: folder }),
    /^The data folder .+ is damaged and cannot be opened/,
  )
  assert.deepEqual(await fs.readdir(path.join(folder, 'database')), ['PG_VERSION'])
})

test('a folder of somebody else is not taken over', async () => {
  const folder = await newFolder()
  await fs.writeFile(path.join(folder, 'letters.txt'), 'Dear')
  assertSentence(await start({ DATA_DIR: folder }), /holds other files and no Earshot data/)
  assert.deepEqual(await fs.readdir(folder), ['letters.txt'])
})

const wrong: readonly (readonly [settings: Record<string, string>, sentence: RegExp])[] = [
  [{ PORT: 'eighty' }, /^PORT is "eighty": it must be a whole number from 0 to 65535\.$/m],
  [{ PUBLIC_URL: 'feedback' }, /^PUBLIC_URL is "feedback": it must be an http or https address/],
  [{ DATABASE_URL: 'mysql://me:hunter2@db/x' }, /^DATABASE_URL is not understood/],
]

for (const [settings, sentence] of wrong) {
  test(`a wrong ${Object.keys(settings).join()} is named with what is allowed`, async () => {
    const failed = await start({ DATA_DIR: await newFolder(), ...settings })
    assertSentence(failed, sentence)
    assert.doesNotMatch(failed.stderr, /hunter2/)
  })
}
