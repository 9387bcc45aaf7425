import { readFileSync } from 'node:fs'
import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import { findIdeas } from '#server/domain/findIdeas.ts'
import { searchIdeas } from '#server/domain/searchIdeas.ts'
import { similarIdeas } from '#server/domain/similarIdeas.ts'
import { visitor } from '#server/testing/testSite.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { openStore } from '../data/stores.ts'
import type { Engine } from '../data/stores.ts'
import { randomFrom } from '../random.ts'
import { heading, ms, report, table } from '../report.ts'
import { quantile } from '../statistics.ts'
import { kinds, perturb } from './perturb.ts'

const AIM_MS = 150
const sample = statement<{ title: string; body: string }>('bench_similar_sample', 'select title, body from idea where number % $1 = 7 and state = \'LIVE\' limit 60')

/** How long the answer takes on the scale data, with all that the rows of the list show. */
export async function measureSpeed({ scale, engine, seed, verbose }: { scale: number; engine?: string; seed: number; verbose: boolean }): Promise<void> {
  const engines = (['embedded', 'postgres'] as const).filter((one) => (engine ?? one) === one && (one === 'embedded' || findPostgres() !== undefined))
  for (const one of engines) await measureOn(one, scale, seed, verbose)
}

async function measureOn(engine: Engine, scale: number, seed: number, verbose: boolean): Promise<void> {
  const store = await openStore(engine, scale)
  const db = await store.open()
  try {
    heading(`Similar ideas on ${engine}, ${100_000 * scale} ideas`)
    const random = randomFrom(seed)
    const texts = await db.query(sample, [Math.max(8, Math.floor(1_500 * scale))])
    const typed = kinds.flatMap((kind) => texts.flatMap((text) => {
      const title = perturb(random, kind, { ...text, language: 'en' })
      return title === null ? [] : [{ kind: kind as string, title, body: '' }]
    }))
    const written = texts.map(({ title, body }) => ({ kind: 'with details', title, body }))
    const all = [...typed, ...written]
    const similar = (title: string, body: string): Promise<unknown> => answer(db, title, body)
    const search = (title: string): Promise<unknown> => searchIdeas(db, visitor, { filter: { search: title.slice(0, 200) }, page: { first: 5 } })
    const cpu = await cpuClock(db, engine)
    for (const { title, body } of all.slice(0, 30)) await similar(title, body)
    const taken: { kind: string; similar: number; search: number; cpu: number }[] = []
    for (const { kind, title, body } of all) {
      const before = cpu()
      const one = await timed(() => similar(title, body))
      const used = cpu() - before
      if (verbose && used > AIM_MS) console.log(`${one.toFixed(0)} ms, CPU ${used.toFixed(0)} ms (${kind}): ${title}`)
      taken.push({ kind, similar: one, cpu: used, search: await timed(() => search(title)) })
    }
    const row = (name: string, list: typeof taken): string[] => [
      name, String(list.length), ...(['similar', 'cpu', 'search'] as const).flatMap((key) => [0.5, 0.95, 1].map((share) => quantile(list.map((it) => it[key]), share).toFixed(1))),
    ]
    table(
      ['', 'asked', 'p50 ms', 'p95 ms', 'max ms', 'CPU p50', 'p95', 'max', 'search p50', 'p95', 'max'],
      [...new Set(taken.map(({ kind }) => kind))].map((kind) => row(kind, taken.filter((it) => it.kind === kind))).concat([row('all', taken)]),
      'From the call to the rows, one after the other, in the server\'s process without HTTP. CPU: of this process and of PostgreSQL\'s for this connection; it hardly depends on how busy the machine is otherwise.',
    )
    const p95 = quantile(taken.map((it) => it.similar), 0.95)
    report({ what: `similar ideas on ${engine}`, value: `${ms(p95)} at p95`, how: 'SPEC 8: the answer within 150 ms after the pause.', aim: { text: `at most ${AIM_MS} ms`, holds: p95 <= AIM_MS } })
    const cpu95 = quantile(taken.map((it) => it.cpu), 0.95)
    report({ what: `CPU of similar ideas on ${engine}`, value: `${ms(cpu95)} at p95`, how: 'What it takes where nothing else runs and everything read is in memory.', aim: { text: `at most ${AIM_MS} ms`, holds: cpu95 <= AIM_MS } })
  } finally {
    await db.close()
    await store.close()
  }
}

async function answer(db: Db, title: string, body: string): Promise<unknown> {
  const found = await similarIdeas(db, visitor, { title, body })
  return findIdeas(db, visitor, found.map(({ number }) => number))
}

/** Milliseconds of CPU used so far for what is asked. */
export async function cpuClock(db: Db, engine: Engine): Promise<() => number> {
  const own = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  if (engine === 'embedded') return own
  const [backend] = await db.query(statement<{ pid: number }>('', 'select pg_backend_pid() as pid'), [])
  // Nanoseconds on a processor, by Linux.
  return () => own() + Number(readFileSync(`/proc/${backend?.pid ?? 0}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

/** How long something takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
