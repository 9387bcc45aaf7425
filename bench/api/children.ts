import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { BareAnswers } from './bare.ts'
import type { LoadOrder, LoadResult } from './load.ts'

function started(script: string): ChildProcess {
  return fork(path.join(import.meta.dirname, script), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Starts the load generator in a process of its own, so that it is no part of what is measured. */
export function startLoad(): { run(order: LoadOrder): Promise<LoadResult>; stop(): void } {
  const child = started('load.ts')
  return {
    async run(order) {
      child.send(order)
      const [answer] = (await once(child, 'message')) as [{ result?: LoadResult; error?: string }]
      if (!answer.result) throw new Error(answer.error ?? 'The load generator gave no result')
      return answer.result
    },
    stop: () => child.kill(),
  }
}

/** Starts a node:http server that only sends the given bytes. */
export async function startBare(
  answers: BareAnswers,
): Promise<{ port: number; pid: number; stop(): void }> {
  const child = started('bare.ts')
  child.send(answers)
  const [port] = (await once(child, 'message')) as [number]
  return { port, pid: child.pid ?? -1, stop: () => child.kill() }
}
