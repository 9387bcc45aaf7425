import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { spawnOnSmallDisk } from '#server/testing/smallDisk.ts'
import { until } from '#server/testing/until.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-ready-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a full disk makes a running server live and not ready, until there is space again', async () => {
  const seed = await askKeeper('/open/folder')
  const disk = path.join(folder, 'disk')
  mkdirSync(disk)
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: path.join(disk, 'data'),
  }
  const child = spawnOnSmallDisk(
    { folder: disk, megabytes: 80, prepare: `cp -a ${seed} data` },
    [process.execPath, path.resolve('server/testing/builtProgram.mjs'), 'server'],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    let said = ''
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        const found = /ready at (\S+)\n/.exec((said += chunk.toString()))?.[1]
        if (found !== undefined) resolve(found)
      })
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
    })
    const ask = async (at: string) => (await fetch(`${url}${at}`)).status
    /** The answer is kept for some seconds: asks until it is another one. */
    const untilReady = (status: number) =>
      until(`readiness is ${status}`, async () => (await ask('/health/ready')) === status)
    await untilReady(200)
    // The disk is seen by the server alone, and from outside through its process.
    const filler = path.join(`/proc/${child.pid}/root`, disk, 'fill')
    expect(() => writeFileSync(filler, Buffer.alloc(80 * 1024 * 1024))).toThrow('ENOSPC')
    await untilReady(503)
    expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/is full\.$/) as string,
    })
    expect(await ask('/health')).toBe(200)
    rmSync(filler)
    await untilReady(200)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await askKeeper('/close', seed)
  }
}, 120_000)
