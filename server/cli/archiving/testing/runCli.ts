import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A program of the command line that has ended. */
export interface Ran {
  /** Null where a signal ended it. */
  readonly code: number | null
  readonly said: string
}

/** A program of the command line that runs. */
export interface RunningCli {
  readonly child: ChildProcess
  readonly ended: Promise<Ran>
}

/** Starts a program of `server/cli`, as it is shipped, on a data folder. */
export function startCli(
  script: 'backup' | 'restore' | 'export' | 'import',
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): RunningCli {
  const env = { ...process.env, NODE_OPTIONS: '', ...settings }
  const child = spawn(
    process.execPath,
    [path.resolve('server/testing/builtProgram.mjs'), script, ...args],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  const listen = (chunk: Buffer): void => void (said += chunk.toString())
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { child, ended }
}

/** Runs a program to its end. */
export function runCli(...args: Parameters<typeof startCli>): Promise<Ran> {
  return startCli(...args).ended
}
