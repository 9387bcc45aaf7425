import { parseArgs } from 'node:util'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { measureApi, type Window } from './api/measure.ts'
import { kinds, someTitles } from './api/requests.ts'
import { sizeOf } from './data/plan.ts'
import { openStore, type Store } from './data/stores.ts'
import { heading, report, table, times } from './report.ts'
import { startOn } from './server.ts'
import { median, medianRatio } from './statistics.ts'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '8' },
    only: { type: 'string' },
    engine: { type: 'string' },
    profile: { type: 'string' },
  },
})
/**
 * Milliseconds of CPU for the list: of the server's process on PostgreSQL, of everything on the
 * embedded engine.
 */
const AIMS = { postgres: 0.9, embedded: 2.3 }

const scale = Number(values.scale)
const { ideas, votes } = sizeOf(scale)
const engines = (['embedded', 'postgres'] as const).filter(
  (engine) =>
    (values.engine ?? engine) === engine && (engine === 'embedded' || findPostgres() !== undefined),
)
const stores: Store[] = []
for (const engine of engines) stores.push(await openStore(engine, scale))
const servers = await Promise.all(
  stores.map(async (store) => ({
    store,
    server: await startOn(store, { profile: values.profile }),
  })),
)
const [first] = servers
if (!first) throw new Error('There is no engine')

try {
  const asked = kinds(
    ideas,
    await someTitles(first.server.url, ideas, first.store.cookies[0] ?? ''),
  ).filter(({ name }) => values.only === undefined || name.startsWith(values.only))
  const options = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  }
  heading(
    `(b) API: ${ideas} ideas, ${votes} votes, signed in, POST; ${options.rounds} rounds of ${options.seconds} s in turn, ${options.connections} connections`,
  )
  const windows = await measureApi(servers, asked, options)
  const of = (target: string, kind: string): Window[] => windows.get(target)?.get(kind) ?? []
  const bareCpu = (kind: string): number[] => of('bare', kind).map(({ cpu }) => cpu.server)
  const row = (target: string, kind: string): string[] => {
    const list = of(target, kind)
    const middle = (read: (window: Window) => number): number => median(list.map(read))
    const total = list.map(({ cpu }) => cpu.server + cpu.database)
    const cells = [
      middle(({ cpu }) => cpu.main),
      middle(({ cpu }) => cpu.server - cpu.main),
      middle(({ cpu }) => cpu.database),
      median(total),
    ].map((value) => value.toFixed(2))
    return [
      `${target} ${kind}`,
      middle(({ requests, seconds }) => requests / seconds).toFixed(0),
      ...cells,
      times(medianRatio(total, bareCpu(kind))),
      middle(({ p50 }) => p50).toFixed(1),
      middle(({ p95 }) => p95).toFixed(1),
      (middle(({ bytes }) => bytes) / 1000).toFixed(1),
    ]
  }
  table(
    [
      '',
      'requests/s',
      'CPU main',
      'other threads',
      'PostgreSQL',
      'in all',
      'to bare',
      'p50 ms',
      'p95 ms',
      'kB',
    ],
    ['bare', ...engines].flatMap((target) => asked.map(({ name }) => row(target, name))),
    'CPU in milliseconds a request: the server\'s main thread, its other threads (embedded: the database), PostgreSQL\'s processes. "To bare": CPU in all, over that of a bare node:http server sending the same bytes in the same round.',
  )
  for (const engine of engines) {
    const cpu = median(of(engine, 'list').map((window) => window.cpu.server))
    report({
      what: `list of 20 on ${engine === 'postgres' ? "PostgreSQL, the server's process" : 'the embedded engine, in all'}`,
      value: `${cpu.toFixed(2)} ms of CPU`,
      how: 'CPU time of the process with all its threads, divided by the requests answered in that time; it does not depend on how busy the machine is otherwise.',
      aim: { text: `guidance: ${AIMS[engine]} ms`, holds: cpu <= AIMS[engine] },
    })
  }
} finally {
  for (const { server, store } of servers) {
    await server.stop()
    await store.close()
  }
}
