// The harness notices what it is for, shown on a small server that misbehaves on purpose.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { accessibilityProblems, assertAccessible } from './axe.ts'
import { openVisit } from './browser.ts'
import { journey, type Journey } from './journey.ts'
import { startServer } from './server.ts'

const command = ['--import', 'tsx', 'e2e/harness/fixtures/server.ts']

journey(
  'a server starts, ends, is killed and starts again on its data',
  async ({ start, restart }) => {
    const server = await start({ command })
    assert.match(await server.ownerLink(), /\/welcome\?token=abc$/)
    assert.equal(await server.stop(), 0)
    const second = await restart(server)
    await second.kill()
    const third = await restart(second)
    assert.equal(third.url, server.url)
    assert.equal(await (await fetch(`${third.url}/starts`)).text(), 'xxx')
  },
)

test('a server that does not start says why', async () => {
  await assert.rejects(
    startServer({ command, env: { FAKE: 'broken' } }),
    /ended \(3\)[\s\S]*The data folder is damaged/,
  )
})

async function problemsOf({ start }: Journey, at: string): Promise<string> {
  const server = await start({ command })
  const visit = await openVisit(server.url)
  await visit.page.goto(at, { waitUntil: 'networkidle' })
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
  journey(`a page's problems are noticed: ${at}`, async (it) =>
    assert.match(await problemsOf(it, at), expected),
  )
}

journey(
  'axe runs under a strict content security policy and finds what is wrong',
  async ({ start, open }) => {
    const { page, problems } = await open(await start({ command }))
    await page.goto('/')
    await assertAccessible(page)
    await page.goto('/inaccessible')
    const found = (await accessibilityProblems(page)).join('\n')
    assert.match(found, /image-alt/)
    assert.match(found, /button-name/)
    assert.deepEqual(problems(), [])
  },
)

test('a journey whose page throws fails and keeps a picture', () => {
  const picture = path.resolve('.cache/e2e/a-page-that-throws/page-1.png')
  fs.rmSync(picture, { force: true })
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--test', 'e2e/harness/fixtures/failing.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    },
  )
  assert.equal(status, 1, stdout)
  assert.match(stdout, /out of order/)
  assert.equal(fs.statSync(picture).size > 1000, true)
})
