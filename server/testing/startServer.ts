import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  /** The output so far. */
  readonly said: string
  /** Sends a signal and waits for the end; gives the exit code, null where the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** A server that ended instead of starting. */
export interface FailedStart {
  readonly code: number | null
  readonly said: string
}

/** Starts the built server on a data folder, on any free port. `settings` are further environment variables. */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess | FailedStart> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...settings,
  }
  const child = spawn(
    process.execPath,
    [path.resolve('server/testing/builtProgram.mjs'), 'server'],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'exit') as Promise<[number | null]>
  let said = ''
  const ready = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const url = /ready at (\S+)\n/.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  const first = await Promise.race([ready, ended])
  if (typeof first !== 'string') return { code: first[0], said }
  return {
    child,
    url: first,
    get said() {
      return said
    },
    end: async (signal) => {
      child.kill(signal)
      return (await ended)[0]
    },
  }
}

/** Starts a server that has to start. */
export async function startedServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const started = await startServer(dataDir, settings)
  if ('code' in started) throw new Error(`The server ended with ${started.code}: ${started.said}`)
  return started
}
