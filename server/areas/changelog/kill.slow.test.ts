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

/** Each third step; PUBLISH_KILLS=all kills at every one. */
const STRIDE = process.env['PUBLISH_KILLS'] === 'all' ? 1 : 3

const nothing = { published: 0, moved: 0, announced: 0, shipped: 0 }
const all = { published: 1, moved: 3, announced: 3, shipped: 3 }

test('killed at step after step, a scheduled entry is published once and with all that belongs to it', async () => {
  await run('prepare')
  const found: string[] = []
  for (let isDone = false; !isDone;) {
    const step = 1 + STRIDE * found.length
    const [before = '{}', end] = await run('publish', String(step))
    found.push(before)
    isDone = end === 'done'
  }
  expect(found.length).toBeGreaterThan(20 / STRIDE)
  const before = JSON.stringify({ states: ['SCHEDULED'], ...nothing })
  const after = JSON.stringify({ states: ['PUBLISHED'], ...all })
  // Where a kill came after the commit, the run behind it had nothing left to do.
  expect(found.filter((one) => one !== before && one !== after)).toEqual([])
  expect(found[0]).toBe(before)
  expect(await run('publish', '0')).toEqual([after, 'done'])
}, 600_000)
