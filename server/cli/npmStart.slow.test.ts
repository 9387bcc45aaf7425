import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { socketState } from '#server/control/socketState.ts'
import { askKeeper } from '#server/testing/askKeeper.ts'

jest.setTimeout(180_000)

let dataDir: string
let npm: ChildProcess
let url: string

/** `npm start` as people run it, with all processes that stand between npm and the server. */
beforeEach(async () => {
  dataDir = await askKeeper('/open/folder')
  const env = { ...process.env, NODE_OPTIONS: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir }
  npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  url = await new Promise<string>((resolve, reject) => {
    let said = ''
    npm.stdout?.on('data', (chunk: Buffer) => {
      const found = /ready at (\S+)\n/.exec((said += chunk.toString()))?.[1]
      if (found !== undefined) resolve(found)
    })
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)))
  })
}, 180_000)
afterEach(async () => {
  try {
    // The whole group: what a failed test has left as well.
    process.kill(-(npm.pid ?? 0), 'SIGKILL')
  } catch {
    // Nothing is left.
  }
  await askKeeper('/close', dataDir)
})

const socket = () => path.join(dataDir, 'earshot.sock')

test('SIGTERM reaches the server: nothing is left that holds the port or the folder', async () => {
  // The pipe is closed when the last process that has it is gone.
  const ended = once(npm, 'close')
  npm.kill('SIGTERM')
  await ended
  expect(existsSync(socket())).toBe(false)
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
})

test('where npm is killed the server ends as well', async () => {
  const ended = once(npm, 'close')
  npm.kill('SIGKILL')
  await ended
  expect(await socketState(socket())).toBe('absent')
})

test('a request that never ends does not hold it up for ten seconds', async () => {
  const client = connect(Number(new URL(url).port), '127.0.0.1')
  client.on('error', () => undefined)
  await once(client, 'connect')
  client.write(
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  // Another one is answered: the server has read the first by then.
  expect((await fetch(`${url}/health`)).status).toBe(200)
  const ended = once(npm, 'close')
  const from = performance.now()
  npm.kill('SIGTERM')
  await ended
  expect(performance.now() - from).toBeLessThan(10_000)
  client.destroy()
})
