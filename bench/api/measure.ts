import type { RunningServer } from '../../e2e/harness/server.ts'
import type { Store } from '../data/stores.ts'
import { startBare, startLoad } from './children.ts'
import { cpuPerRequest, cpuTime, type CpuTime } from './cpu.ts'
import { addressOf, postBytes } from './keepAlive.ts'
import type { LoadResult } from './load.ts'
import { ask, type Kind } from './requests.ts'

/** A period of load on one server. */
export interface Window extends LoadResult {
  readonly cpu: CpuTime
}

interface Target {
  readonly name: string
  readonly host: string
  readonly port: number
  readonly pid: number
  readonly postmaster: number | undefined
  readonly cookies: readonly string[]
  /** The path that a kind is asked on. */
  path(kind: Kind): string
}

export interface Options {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

/** Windows by target and kind. Within each round all targets take turns. */
export type Windows = Map<string, Map<string, Window[]>>

const pathOf = (kind: Kind): string => `/${encodeURIComponent(kind.name)}`
/** Headers that belong to the connection or the single answer. */
const own = new Set(['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'])

export async function measureApi(
  servers: readonly { store: Store; server: RunningServer }[],
  kinds: readonly Kind[],
  options: Options,
): Promise<Windows> {
  const [first] = servers
  if (!first) throw new Error('There is no server to measure')
  const bare = await startBare(
    await answersOf(first.server.url, kinds, first.store.cookies[0] ?? ''),
  )
  const load = startLoad()
  const targets: Target[] = [
    ...servers.map(({ store, server }) => ({
      name: store.engine,
      host: 'localhost',
      port: server.port,
      pid: server.pid,
      postmaster: store.postmaster,
      cookies: store.cookies,
      path: () => '/graphql',
    })),
    {
      name: 'bare',
      host: '127.0.0.1',
      port: bare.port,
      pid: bare.pid,
      postmaster: undefined,
      cookies: first.store.cookies,
      path: pathOf,
    },
  ]
  const windows: Windows = new Map(
    targets.map(({ name }) => [name, new Map(kinds.map((kind) => [kind.name, []]))]),
  )
  try {
    // The first round is not counted, since it compiles code and fills caches.
    for (let round = 0; round <= options.rounds; round += 1) {
      for (const kind of kinds) {
        for (const target of targets) {
          const window = await measure(target, kind, options, load.run)
          if (round > 0) windows.get(target.name)?.get(kind.name)?.push(window)
        }
      }
    }
  } finally {
    load.stop()
    bare.stop()
  }
  return windows
}

async function measure(
  target: Target,
  kind: Kind,
  { seconds, connections }: Options,
  run: ReturnType<typeof startLoad>['run'],
): Promise<Window> {
  const before = cpuTime(target.pid, target.postmaster)
  const result = await run({
    host: target.host,
    port: target.port,
    requests: requestsOf(target, kind),
    connections,
    seconds,
  })
  return {
    ...result,
    cpu: cpuPerRequest(before, cpuTime(target.pid, target.postmaster), result.requests),
  }
}

/** Many people at many addresses, for each has a budget. */
function requestsOf({ host, port, path, cookies }: Target, kind: Kind): string[] {
  const { bodies } = kind
  return Array.from({ length: Math.max(bodies.length, cookies.length) }, (_, index) =>
    postBytes({
      host,
      port,
      path: path(kind),
      body: bodies[index % bodies.length] ?? '',
      cookie: cookies[index % Math.max(1, cookies.length)],
      address: addressOf(index),
    }).toString('latin1'),
  )
}

async function answersOf(url: string, kinds: readonly Kind[], cookie: string) {
  const bodies: Record<string, string> = {}
  let headers: Record<string, string> = {}
  for (const kind of kinds) {
    const answer = await ask(url, kind.bodies[0] ?? '', cookie)
    bodies[pathOf(kind)] = answer.text
    headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)))
  }
  return { bodies, headers }
}
