import path from 'node:path'
import { ensureBuilt } from '#server/build/bootstrap.mjs'
import { statement } from '#server/db/database.ts'
import { startServer, type RunningServer } from '../../e2e/harness/server.ts'
import { startLoad } from '../api/children.ts'
import { cpuPerRequest, cpuTime, type CpuTime } from '../api/cpu.ts'
import { addressOf, pageBytes } from '../api/keepAlive.ts'
import type { LoadResult } from '../api/load.ts'
import { BENCH_SECRET } from '../data/members.ts'
import { openStore, type Engine, type Store } from '../data/stores.ts'
import { heading, table } from '../report.ts'
import { HEAP } from '../server.ts'
import { median } from '../statistics.ts'

interface Options {
  readonly scale: number
  readonly engines: readonly Engine[]
  readonly rounds: number
  readonly seconds: number
}

/** Pages that are asked for, in turn. */
interface Kind {
  readonly name: string
  readonly paths: readonly string[]
  readonly isSignedIn: boolean
  /** Whether no address is asked for twice, as long as there are enough. */
  readonly isFresh: boolean
}

interface Window extends LoadResult {
  readonly cpu: CpuTime
}

const root = path.resolve(import.meta.dirname, '../..')
const IDEAS = 6_000
const CONNECTIONS = 4

const some = statement<{ number: number; slug: string }>(
  '',
  `select number, slug from idea where state = 'LIVE' and merged_into is null and slug ~ '^[a-z0-9-]+$' order by number limit $1`,
)

async function ideasOf(store: Store): Promise<string[]> {
  const db = await store.open()
  const rows = await db.query(some, [IDEAS])
  await db.close()
  return rows.map(({ number, slug }) => `/ideas/${number}/${slug}`)
}

const kindsOf = (ideas: readonly string[]): readonly Kind[] => [
  { name: 'list, signed in', paths: ['/'], isSignedIn: true, isFresh: false },
  { name: 'idea, signed in', paths: ideas, isSignedIn: true, isFresh: false },
  { name: 'idea, visitor, rendered', paths: ideas, isSignedIn: false, isFresh: true },
  { name: 'list, visitor, again and again', paths: ['/'], isSignedIn: false, isFresh: false },
]

/** Whole requests for pages of a kind, by many people at many addresses. */
export function requestsFor(
  { port }: Pick<RunningServer, 'port'>,
  { paths, isSignedIn }: Pick<Kind, 'paths' | 'isSignedIn'>,
  cookies: readonly string[],
): string[] {
  const count = Math.max(paths.length, 4_000)
  return Array.from({ length: count }, (_, index) =>
    pageBytes({
      host: '127.0.0.1',
      port,
      path: paths[index % paths.length] ?? '/',
      cookie: isSignedIn ? cookies[index % cookies.length] : undefined,
      address: addressOf(index),
    }).toString('latin1'),
  )
}

/** Measures the processor's time for a page, on each engine. */
export async function measureServerCost(options: Options): Promise<void> {
  await ensureBuilt(root)
  const load = startLoad()
  try {
    for (const engine of options.engines) await onEngine(engine, options, load)
  } finally {
    load.stop()
  }
}

async function onEngine(
  engine: Engine,
  { scale, rounds, seconds }: Options,
  load: ReturnType<typeof startLoad>,
): Promise<void> {
  const store = await openStore(engine, scale)
  const kinds = kindsOf(await ideasOf(store))
  const server = await startServer({
    dataDir: store.env['DATA_DIR'],
    command: [...HEAP, path.join(root, 'dist/server/server.mjs')],
    env: {
      ...store.env,
      HOST: '127.0.0.1',
      SECRET: BENCH_SECRET,
      TRUST_PROXY: 'true',
      RENDER: 'true',
    },
    limit: 300_000,
  })
  const windows = new Map<Kind, Window[]>(kinds.map((kind) => [kind, []]))
  const sent = new Map<Kind, number>()
  try {
    // The first round is not counted, since it compiles code and fills caches.
    for (let round = 0; round <= rounds; round += 1)
      for (const kind of kinds) {
        const before = cpuTime(server.pid, store.postmaster)
        const from = kind.isFresh ? (sent.get(kind) ?? 0) : 0
        const result = await load.run({
          host: '127.0.0.1',
          port: server.port,
          requests: requestsFor(server, kind, store.cookies),
          from,
          connections: CONNECTIONS,
          seconds,
        })
        sent.set(kind, from + result.requests)
        const cpu = cpuPerRequest(before, cpuTime(server.pid, store.postmaster), result.requests)
        if (round > 0) windows.get(kind)?.push({ ...result, cpu })
      }
    tell(engine, windows, sent)
  } finally {
    await server.kill()
    await store.close()
  }
}

function tell(
  engine: Engine,
  windows: ReadonlyMap<Kind, readonly Window[]>,
  sent: ReadonlyMap<Kind, number>,
): void {
  heading(`A rendered page on the server, ${engine}`)
  const rows = [...windows].map(([{ name, isFresh, paths }, list]) => {
    const middle = (read: (window: Window) => number): number => median(list.map(read))
    const sentOnce = !isFresh || [...sent].every(([kind, n]) => !kind.isFresh || n <= paths.length)
    return [
      sentOnce ? name : `${name} (some twice)`,
      middle(({ requests, seconds }) => requests / seconds).toFixed(0),
      middle(({ cpu }) => cpu.main).toFixed(2),
      middle(({ cpu }) => cpu.server - cpu.main).toFixed(2),
      middle(({ cpu }) => cpu.database).toFixed(2),
      middle(({ p50 }) => p50).toFixed(1),
      middle(({ p95 }) => p95).toFixed(1),
      (middle(({ bytes }) => bytes) / 1_000).toFixed(1),
    ]
  })
  table(
    ['', 'pages/s', 'CPU main', 'other threads', 'PostgreSQL', 'p50 ms', 'p95 ms', 'kB'],
    rows,
    `CPU in milliseconds a page, ${CONNECTIONS} connections: the server's main thread, its other threads (compression; embedded: the database), PostgreSQL's processes.`,
  )
}
