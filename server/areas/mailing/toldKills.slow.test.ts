import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openMailbox, type Mailbox } from '#server/testing/mailbox.ts'
import { startPushEndpoint, type PushEndpoint } from '#server/testing/pushEndpoint.ts'

/**
 * Each third write; TOLD_KILLS=all kills before every one. With that and TOLD_FOLLOWERS=3 there are
 * more than fifty kills, which takes ten minutes.
 */
const STRIDE = process.env['TOLD_KILLS'] === 'all' ? 1 : 3
const FOLLOWERS = Number(process.env['TOLD_FOLLOWERS'] ?? 1)
const script = resolve('server/areas/mailing/testing/toldProcess.ts')
const folder = mkdtempSync(join(tmpdir(), 'earshot-told-'))
let box: Mailbox
let service: PushEndpoint

beforeAll(async () => {
  box = await openMailbox()
  service = await startPushEndpoint()
})
afterAll(async () => {
  await Promise.all([box.close(), service.close()])
  rmSync(folder, { recursive: true })
})

/** Runs the process; gives what it has said, empty where it was killed. */
async function run(given: object): Promise<string> {
  const all = { mailServer: box.url, pushService: service.origin, ...given }
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(all)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'close')
  return said
}

/** The line that is JSON; others are of the log. */
function factsIn(said: string): unknown {
  const line = said.split('\n').find((one) => one.startsWith('{"states"'))
  return line === undefined ? null : JSON.parse(line)
}

test('killed at write after write, from publishing to the last push, everybody is told once', async () => {
  const browsers = Array.from({ length: FOLLOWERS }, () => service.subscribe())
  const given = { dataDir: join(folder, 'data'), browsers, stride: STRIDE }
  await run({ ...given, what: 'prepare' })
  let kills = 0
  let end: unknown = null
  for (;;) {
    end = factsIn(await run({ ...given, what: 'tell' }))
    if (end !== null) break
    kills += 1
  }
  expect(end).toMatchObject({
    states: ['PUBLISHED'],
    published: 1,
    told: FOLLOWERS,
    people: FOLLOWERS,
    mailed: FOLLOWERS,
    pushed: FOLLOWERS,
    letters: 0,
    messages: 0,
  })
  expect(kills).toBeGreaterThan((10 * FOLLOWERS) / STRIDE)
  // A letter doubles where the kill came after the server had taken it, and is the same one then.
  expect(new Set(box.all.map(({ mail }) => mail.messageId)).size).toBe(FOLLOWERS)
  const copies = browsers.map(
    (_, n) => box.all.filter(({ recipients }) => recipients.includes(`bo${n}@example.com`)).length,
  )
  expect(copies).toEqual(browsers.map(() => 2))
  // So does a message, which takes the place of the first by its tag.
  expect(new Set(service.arrived.map(({ endpoint }) => endpoint)).size).toBe(FOLLOWERS)
  expect(new Set(service.arrived.map(({ text }) => text)).size).toBe(1)
}, 1_800_000)
