import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyFolder } from '#server/testing/copyFolder.ts'
import { openMailbox, type Mailbox } from '#server/testing/mailbox.ts'
import { startPushEndpoint, type PushEndpoint } from '#server/testing/pushEndpoint.ts'

const FOLLOWERS = 3
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

test('killed before every write from publishing to the last push, everybody is told once', async () => {
  const browsers = Array.from({ length: FOLLOWERS }, () => service.subscribe())
  const prepared = join(folder, 'prepared')
  await run({ dataDir: prepared, what: 'prepare', browsers })
  let kills = 0
  let doubled = 0
  for (let isWhole = false; !isWhole;) {
    const dataDir = join(folder, `run-${kills}`)
    await copyFolder(prepared, dataDir)
    const [mails, pushes] = [box.all.length, service.arrived.length]
    const tell = { dataDir, what: 'tell', browsers }
    isWhole = factsIn(await run({ ...tell, at: kills + 1 })) !== null
    if (!isWhole) kills += 1
    expect(factsIn(await run({ ...tell, at: 0 }))).toEqual({
      states: ['PUBLISHED'],
      published: 1,
      told: FOLLOWERS,
      people: FOLLOWERS,
      done: FOLLOWERS,
    })
    const letters = box.all.slice(mails)
    // A letter that the server had taken before the kill is sent again, and is the same one.
    expect(new Set(letters.map(({ recipients }) => recipients.join())).size).toBe(FOLLOWERS)
    expect(new Set(letters.map(({ mail }) => mail.messageId)).size).toBe(FOLLOWERS)
    expect(letters.length).toBeLessThanOrEqual(FOLLOWERS + 1)
    doubled += letters.length - FOLLOWERS
    // So is a message, which takes the place of the first by its tag.
    const pushed = service.arrived.slice(pushes)
    expect(new Set(pushed.map(({ endpoint }) => endpoint)).size).toBe(FOLLOWERS)
    expect(new Set(pushed.map(({ text }) => text)).size).toBe(1)
    rmSync(dataDir, { recursive: true })
  }
  expect(kills).toBeGreaterThan(30)
  // The kills between a letter and its record, one for each letter; nowhere else does one double.
  expect(doubled).toBeLessThanOrEqual(FOLLOWERS)
  expect(doubled).toBeGreaterThan(0)
}, 900_000)
