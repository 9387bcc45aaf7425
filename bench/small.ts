import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { kinds, someTitles } from './api/requests.ts'
import { sizeOf } from './data/plan.ts'
import { openStore } from './data/stores.ts'
import { heading, mega, ms, report, table } from './report.ts'
import { startOn } from './server.ts'
import { visitFor, type Answered } from './small/visitors.ts'
import { watchMemory } from './small/watchMemory.ts'
import { median, quantile } from './statistics.ts'

// npm run bench -- small (--minutes 30 --scale 1 --visitors 5)
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    scale: { type: 'string', default: '1' },
    visitors: { type: 'string', default: '5' },
  },
})
/** Milliseconds within which 95 of 100 are answered; bytes of memory; the growth that counts as flat. */
const AIMS = { list: 100, search: 250, memory: 512 * 1024 * 1024, growth: 1.05 }

const scale = Number(values.scale)
const minutes = Number(values.minutes)
const { ideas, votes } = sizeOf(scale)

/** Keeps all threads of a process, and those that they start, on one core. */
const keepOn = (core: number, pid: number): void =>
  void execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })

const store = await openStore('embedded', scale)
const server = await startOn(store, { client: true })
try {
  heading(
    `One small machine: ${ideas} ideas, ${votes} votes, embedded engine on one core, ${values.visitors} visitors for ${minutes} minutes`,
  )
  keepOn(0, server.pid)
  keepOn(1, process.pid)
  const titles = await someTitles(server.url, ideas, store.cookies[0] ?? '')
  const options = {
    url: server.url,
    cookies: store.cookies,
    kinds: kinds(ideas, titles),
    ideas,
    visitors: Number(values.visitors),
  }
  // Every statement is planned, and every page compiled, before anything counts.
  await visitFor(Math.min(30, minutes * 60), options)
  const memory = watchMemory(server.pid)
  const answered = await visitFor(minutes * 60, options)
  show(answered, memory.stop())
} finally {
  await server.stop()
  await store.close()
}

function show(answered: readonly Answered[], memory: readonly number[]): void {
  const of = (name: string): number[] =>
    answered.filter(({ kind }) => kind.startsWith(name)).map(({ ms: taken }) => taken)
  const names = [...new Set(answered.map(({ kind }) => kind))].sort()
  table(
    ['', 'answers', 'p50 ms', 'p95 ms', 'max ms'],
    names.map((name) => [
      name,
      String(of(name).length),
      ...[0.5, 0.95, 1].map((share) => quantile(of(name), share).toFixed(1)),
    ]),
    'From the request to the whole answer. Each visitor looks at an answer for up to 400 ms before the next request.',
  )
  const failed = answered.filter(({ isFailed }) => isFailed).length
  report({
    what: 'answers that were none',
    value: String(failed),
    how: 'Another status than of success, or an error in the answer.',
    aim: { text: 'none', holds: failed === 0 },
  })
  for (const [name, most] of [
    ['list', AIMS.list],
    ['search', AIMS.search],
  ] as const) {
    const p95 = quantile(of(name), 0.95)
    report({
      what: `${name}, p95`,
      value: ms(p95),
      how: 'While all the others are under way.',
      aim: { text: `${most} ms`, holds: p95 <= most },
    })
  }
  const most = Math.max(...memory)
  report({
    what: 'resident memory, at most',
    value: mega(most),
    how: 'VmRSS of the process, the embedded database in it, and of all that it starts, each second.',
    aim: { text: '512 MiB', holds: most <= AIMS.memory },
  })
  const third = Math.floor(memory.length / 3)
  const growth = median(memory.slice(-third)) / median(memory.slice(third, 2 * third))
  report({
    what: 'memory of the last third over that of the second',
    value: growth.toFixed(3),
    how: 'Medians. Below 1.05 is flat: what leaks goes on growing.',
    aim: { text: '1.05', holds: growth <= AIMS.growth },
  })
  if (failed > 0 || most > AIMS.memory || growth > AIMS.growth) process.exitCode = 1
  if (quantile(of('list'), 0.95) > AIMS.list || quantile(of('search'), 0.95) > AIMS.search)
    process.exitCode = 1
}
