import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const script = resolve('server/areas/changelog/testing/publishProcess.ts')
const folder = mkdtempSync(join(tmpdir(), 'earshot-publish-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the process; gives the lines that it has said. */
async function run(...given: string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'close')
  return said.split('\n').filter((line) => line !== '')
}

const nothing = { published: 0, moved: 0, announced: 0, shipped: 0 }
const all = { published: 1, moved: 3, announced: 3, shipped: 3 }

test('killed at every step, a scheduled entry is published once and with all that belongs to it', async () => {
  await run('prepare')
  const found: unknown[] = []
  for (let isDone = false; !isDone;) {
    const [before = '{}', end] = await run('publish', String(found.length + 1))
    found.push(JSON.parse(before))
    isDone = end === 'done'
  }
  // The last kill came after the commit, and the run behind it had nothing left to do.
  expect(found.length).toBeGreaterThan(20)
  expect(new Set(found.map((one) => JSON.stringify(one)))).toEqual(
    new Set([
      JSON.stringify({ states: ['SCHEDULED'], ...nothing }),
      JSON.stringify({ states: ['PUBLISHED'], ...all }),
    ]),
  )
  expect(await run('publish', '0')).toEqual([
    JSON.stringify({ states: ['PUBLISHED'], ...all }),
    'done',
  ])
}, 600_000)
