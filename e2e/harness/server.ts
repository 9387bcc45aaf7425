import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')
/** The path under which all sites of the journeys lie (E2E_BASE_PATH, such as /feedback); the root of their host if not set. */
export const basePath = process.env['E2E_BASE_PATH'] ?? ''
/** The program that runs the server, with its arguments before those of Node (E2E_PROGRAM, with spaces between): Node if not set. */
const [program = process.execPath, ...before] = process.env['E2E_PROGRAM']?.split(' ') ?? []
const ready = /Earshot is ready at (http:\/\/\S+)/
const owner = /http:\/\/\S+\/welcome\?token=\S+/

export interface ServerOptions {
  /** Kept and used again after a restart; a new empty one when not given. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
  /** The program to start instead of the real server, as arguments of node. */
  readonly command?: readonly string[]
  /** The folder of the product; this one when not given. */
  readonly cwd?: string
  /** Milliseconds until the ready line must have been printed. */
  readonly limit?: number
}

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly pid: number
  readonly dataDir: string
  /** All it has printed so far. */
  output(): string
  /** The one-time link for the owner of an empty site. */
  ownerLink(): Promise<string>
  /** Asks it to end (SIGTERM); resolves with the exit code. */
  stop(): Promise<number | null>
  /** Ends it at once (SIGKILL), as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data folder and port, when it has ended. */
  restart(): Promise<RunningServer>
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** A new empty folder below the system's temporary one. */
export const temporaryFolder = (): Promise<string> =>
  fs.mkdtemp(path.join(os.tmpdir(), 'earshot-e2e-'))

async function until<T>(
  read: () => T | null | undefined,
  child: ChildProcess,
  limit: number,
  wanted: string,
  output: () => string,
): Promise<T> {
  const end = Date.now() + limit
  for (;;) {
    const found = read()
    if (found !== null && found !== undefined) return found
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `The server ended (${child.exitCode ?? child.signalCode}) before ${wanted}:\n${output()}`,
      )
    if (Date.now() > end)
      throw new Error(`The server did not say ${wanted} within ${limit} ms:\n${output()}`)
    await wait(20)
  }
}

const running = new Set<ChildProcess>()
// A test process that is ended in the middle leaves nothing behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Starts the real server as a process of its own and resolves when it says that it is ready. */
export async function startServer(
  options: ServerOptions = {},
  fixedPort?: number,
): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const port = fixedPort ?? (await freePort())
  const command = options.command ?? ['server/cli/start.mjs']
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: 'localhost',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(basePath !== '' && { PUBLIC_URL: `http://localhost:${port}${basePath}` }),
    ...options.env,
  }
  const isOurs = options.command === undefined && before.length > 0
  const [file, args] = isOurs ? [program, before] : [process.execPath, command]
  const child = spawn(file, args, {
    cwd: options.cwd ?? root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const output = () => printed
  const limit = options.limit ?? 120_000
  try {
    const url = await until(() => ready.exec(printed)?.[1], child, limit, 'its ready line', output)
    return {
      url,
      port,
      dataDir,
      output,
      pid: child.pid ?? -1,
      ownerLink: () =>
        until(() => owner.exec(printed)?.[0], child, 5000, 'the link of the owner', output),
      stop: () => (child.kill('SIGTERM'), ended(child)),
      kill: async () => void (child.kill('SIGKILL'), await ended(child)),
      restart: () => startServer({ ...options, dataDir }, port),
    }
  } catch (error) {
    child.kill('SIGKILL')
    if (options.dataDir === undefined) await fs.rm(dataDir, { recursive: true, force: true })
    throw error
  }
}
