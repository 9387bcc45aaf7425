import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { LinkShape } from './link.ts'
import type { ProxyOrder } from './proxy.ts'

/** Ports of 127.0.0.1 that lead to servers by a shaped link, in a process of their own. */
export interface ShapedPorts {
  readonly ports: readonly number[]
  /** Says to which port of this machine each leads. */
  lead(targets: readonly number[]): Promise<void>
  /** Gives the link its shape, and cuts all connections. */
  shape(shape: LinkShape): Promise<void>
  stop(): void
}

export async function openShapedPorts(count: number): Promise<ShapedPorts> {
  const child = fork(path.join(import.meta.dirname, 'proxy.ts'), [String(count)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [ports] = (await once(child, 'message')) as [number[]]
  const order = async (given: ProxyOrder): Promise<void> => {
    const done = once(child, 'message')
    child.send(given)
    await done
  }
  return {
    ports,
    lead: (targets) => order({ targets }),
    shape: (shape) => order({ shape }),
    stop: () => void child.kill(),
  }
}
