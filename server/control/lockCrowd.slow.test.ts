import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SCRIPT = path.resolve('server/testing/holdLock.ts')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Leaves the socket of a holder that was killed. */
async function leaveDeadSocket(): Promise<void> {
  const holder = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, 'hold'])
  await once(holder.stdout, 'data')
  const ended = once(holder, 'exit')
  holder.kill('SIGKILL')
  await ended
}

test.each(['an empty folder', 'a dead socket'])(
  'of ten that start at once on %s exactly one wins',
  async (what) => {
    if (what === 'a dead socket') await leaveDeadSocket()
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
