import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** One keeper per test run: Jest's workers share their parent's, any other process has its own. */
const watched =
  process.env['JEST_WORKER_ID'] !== undefined && process.send !== undefined
    ? process.ppid
    : process.pid
const folder = path.join(tmpdir(), `earshot-tests-${watched}`)
const log = path.join(folder, 'keeper.log')

/** Starts the keeper unless another test file has: creating its folder is the lock. */
function startOnce(): void {
  try {
    // Others may pass through: PostgreSQL runs as a user of its own below.
    mkdirSync(folder, { mode: 0o711 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw error
  }
  const output = openSync(log, 'a')
  const args = [path.resolve('server/testing/startKeeper.mjs'), folder, String(watched)]
  spawn(process.execPath, args, { detached: true, stdio: ['ignore', output, output] }).unref()
}

function ask(address: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { socketPath: path.join(folder, 'keeper.sock'), path: address, method: 'POST', agent: false },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          response.statusCode === 200 ? resolve(text) : reject(new Error(text)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends a request to the keeper of this test run, starting it where there is none yet. Rejects with its log when it does not start. */
export async function askKeeper(
  address: '/open/embedded' | '/open/postgres' | '/open/folder' | '/close',
  body = '',
): Promise<string> {
  startOnce()
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(address, body)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code !== 'ENOENT' && code !== 'ECONNREFUSED') throw error
      if (tries === 1_000)
        throw new Error(`The test databases did not start: ${readFileSync(log, 'utf8')}`)
      await sleep(50)
    }
  }
}
