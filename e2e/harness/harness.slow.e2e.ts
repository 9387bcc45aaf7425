// The harness notices what it is for, shown on a small server that misbehaves on purpose.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { accessibilityProblems, assertAccessible } from './axe.ts'
import { startServer } from './server.ts'
import { test, type Journey } from './test.ts'
import { openVisit } from './visit.ts'

const command = ['--import', 'tsx', 'e2e/harness/fixtures/server.ts']

test('a server starts, ends, is killed and starts again on its data', async ({
  start,
  restart,
}) => {
  const server = await start({ command })
  assert.match(await server.ownerLink(), /\/welcome\?token=abc$/)
  assert.equal(await server.stop(), 0)
  const second = await restart(server)
  await second.kill()
  const third = await restart(second)
  assert.equal(third.url, server.url)
  assert.equal(await (await fetch(`${third.url}/starts`)).text(), 'xxx')
})

test('a server that does not start says why', async () => {
  await assert.rejects(
    startServer({ command, env: { FAKE: 'broken' } }),
    /ended \(3\)[\s\S]*The data folder is damaged/,
  )
})

async function problemsOf(browser: Browser, start: Journey['start'], at: string): Promise<string> {
  const server = await start({ command })
  const visit = await openVisit(browser, server.url)
  await visit.page.goto(server.url + at, { waitUntil: 'networkidle' })
  const problems = visit.problems().join('\n')
  await visit.close()
  return problems
}

for (const [at, expected] of [
  ['/', /^$/],
  ['/throws', /uncaught: Error: out of order/],
  ['/inline', /Content Security Policy/],
  ['/missing', /404/],
  ['/elsewhere', /request to another host: http:\/\/elsewhere\.invalid/],
  ['/dead', /failed request: GET \S+\/hangup/],
] as const) {
  test(`a page's problems are noticed: ${at}`, async ({ browser, start }) =>
    assert.match(await problemsOf(browser, start, at), expected))
}

test('axe runs under a strict content security policy and finds what is wrong', async ({
  start,
  open,
}) => {
  const server = await start({ command })
  const { page, problems } = await open(server)
  await page.goto(`${server.url}/`)
  await assertAccessible(page)
  await page.goto(`${server.url}/inaccessible`)
  const found = (await accessibilityProblems(page)).join('\n')
  assert.match(found, /image-alt/)
  assert.match(found, /button-name/)
  assert.deepEqual(problems(), [])
})

/** Runs one of the journeys that must fail, as a person would; gives its exit code, words and results. */
function runFailing(file: string): { status: number | null; words: string; results: string } {
  const results = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-failing-'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/harness/fixtures', file],
    { encoding: 'utf8', env: { ...process.env, TEST_WORKER_INDEX: undefined, RESULTS: results } },
  )
  return { status, words: stdout + stderr, results }
}

const hasFile = (folder: string, name: RegExp): boolean =>
  fs.readdirSync(folder, { recursive: true }).some((it) => name.test(String(it)))

test('a journey whose page throws fails, and keeps a picture and a trace', () => {
  const { status, words, results } = runFailing('failing')
  assert.equal(status, 1, words)
  assert.match(words, /out of order/)
  assert.equal(hasFile(results, /page-1\.png$/), true, words)
  assert.equal(hasFile(results, /trace\.zip$/), true, words)
  fs.rmSync(results, { recursive: true })
})

test('a journey that hangs fails, and ends the server that it started', async () => {
  const { status, words, results } = runFailing('hanging')
  assert.equal(status, 1, words)
  const pid = Number(/server is process (\d+)/.exec(words)?.[1])
  assert.throws(() => process.kill(pid, 0), /ESRCH/)
  fs.rmSync(results, { recursive: true })
})
