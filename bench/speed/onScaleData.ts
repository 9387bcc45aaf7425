import { readFileSync } from 'node:fs'
import { statement, type Db } from '#server/db/database.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { openStore, type Engine } from '../data/stores.ts'
import { randomFrom } from '../random.ts'
import { heading, ms, report } from '../report.ts'
import { quantile } from '../statistics.ts'

export interface SpeedOptions {
  readonly scale: number
  readonly engine?: string
  readonly seed: number
  /** Prints what takes longer than allowed. */
  readonly verbose: boolean
}

/** The means of one measurement on one engine. */
export interface Ground {
  readonly engine: Engine
  readonly db: Db
  /** Does something that asks several things at once: PostgreSQL has a connection for each. */
  withConnections<Result>(count: number, work: (db: Db) => Promise<Result>): Promise<Result>
  readonly random: ReturnType<typeof randomFrom>
  /** Ideas sampled evenly from the data. */
  readonly texts: readonly { title: string; body: string }[]
  /** Measures `work` in milliseconds of time and of CPU; `label` names it in reports. */
  spend(label: string, work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }>
}

const AIM_MS = 150
const sample = statement<{ title: string; body: string }>(
  'bench_sample',
  "select title, body from idea where number % $1 = 7 and state = 'LIVE' limit $2",
)

/** Explanation under a table of figures. */
export const HOW =
  "in the server's process without HTTP. CPU: of this process and of PostgreSQL's for this connection; it hardly depends on how busy the machine is otherwise."

/** Measures on each engine that is here, on the scale data, with `sampled` ideas of it. */
export async function onScaleData(
  { scale, engine, seed, verbose }: SpeedOptions,
  { title, sampled }: { title: string; sampled: number },
  measure: (ground: Ground) => Promise<void>,
): Promise<void> {
  const engines = (['embedded', 'postgres'] as const).filter(
    (one) => (engine ?? one) === one && (one === 'embedded' || findPostgres() !== undefined),
  )
  for (const one of engines) {
    const store = await openStore(one, scale)
    const db = await store.open()
    try {
      heading(`${title} on ${one}, ${100_000 * scale} ideas`)
      const texts = await db.query(sample, [Math.max(8, Math.floor(1_500 * scale)), sampled])
      const clock = await cpuClock(db, one)
      const spend: Ground['spend'] = async (label, work) => {
        const before = clock()
        const wall = await timed(work)
        const cpu = clock() - before
        if (verbose && cpu > AIM_MS)
          console.log(`${wall.toFixed(0)} ms, CPU ${cpu.toFixed(0)} ms ${label}`)
        return { wall, cpu }
      }
      const withConnections: Ground['withConnections'] = async (count, work) => {
        // The embedded engine is one, whoever asks.
        if (one === 'embedded') return work(db)
        const several = await store.open(count)
        try {
          return await work(several)
        } finally {
          await several.close()
        }
      }
      await measure({ engine: one, db, withConnections, random: randomFrom(seed), texts, spend })
    } finally {
      await db.close()
      await store.close()
    }
  }
}

/**
 * Gives table rows per kind and for all: number, then median, 95th percentile and maximum of each
 * figure.
 */
export function rowsByKind<Figures extends { kind: string }>(
  taken: readonly Figures[],
  read: readonly ((figures: Figures) => number)[],
): string[][] {
  const row = (name: string, list: readonly Figures[]): string[] => [
    name,
    String(list.length),
    ...read.flatMap((figure) =>
      [0.5, 0.95, 1].map((share) => quantile(list.map(figure), share).toFixed(1)),
    ),
  ]
  return [
    ...[...new Set(taken.map(({ kind }) => kind))].map((kind) =>
      row(
        kind,
        taken.filter((it) => it.kind === kind),
      ),
    ),
    row('all', taken),
  ]
}

/** Reports whether 95% of the times stay within the limit of docs/RULES.md#limits. */
export function reportTimes(what: string, times: readonly number[], how: string): void {
  const p95 = quantile(times, 0.95)
  report({
    what,
    value: `${ms(p95)} at p95`,
    how,
    aim: { text: `at most ${AIM_MS} ms`, holds: p95 <= AIM_MS },
  })
}

/** Measures something in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Gives a reader of the milliseconds of CPU that the engine has used. */
async function cpuClock(db: Db, engine: Engine): Promise<() => number> {
  const own = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  if (engine === 'embedded') return own
  const [backend] = await db.query(
    statement<{ pid: number }>('', 'select pg_backend_pid() as pid'),
    [],
  )
  // Linux reports the time on a processor in nanoseconds.
  return () =>
    own() + Number(readFileSync(`/proc/${backend?.pid ?? 0}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}
