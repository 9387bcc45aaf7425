import { statement } from '#server/db/database.ts'
import { searchIdeas } from '#server/domain/searchIdeas.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { visitor } from '#server/testing/testSite.ts'
import { limits } from '#rules/limits.ts'
import { openStore } from '../data/stores.ts'
import type { Engine } from '../data/stores.ts'
import { randomFrom } from '../random.ts'
import { heading, ms, report, table } from '../report.ts'
import { cpuClock, timed } from '../similar/speed.ts'
import { perturb, searchKinds } from '../similar/perturb.ts'
import { quantile } from '../statistics.ts'

const AIM_MS = 150
const sample = statement<{ title: string; body: string }>('bench_search_sample', "select title, body from idea where number % $1 = 7 and state = 'LIVE' limit 40")
/** What hardly narrows anything down. */
const common = ['a', 'th', 'the', 'not', 'sho', 'page', 'add', 'the page', 'is not', 'de la', '"the page"', 'should be able to']

/** How long a page of a search takes on the scale data: of other ways to write a title, of every beginning of one, and of words that half of all ideas have. */
export async function measureSearchSpeed({ scale, engine, seed, verbose }: { scale: number; engine?: string; seed: number; verbose: boolean }): Promise<void> {
  const engines = (['embedded', 'postgres'] as const).filter((one) => (engine ?? one) === one && (one === 'embedded' || findPostgres() !== undefined))
  for (const one of engines) await measureOn(one, scale, seed, verbose)
}

async function measureOn(engine: Engine, scale: number, seed: number, verbose: boolean): Promise<void> {
  const store = await openStore(engine, scale)
  const db = await store.open()
  try {
    heading(`Search on ${engine}, ${100_000 * scale} ideas`)
    const random = randomFrom(seed)
    const texts = await db.query(sample, [Math.max(8, Math.floor(1_500 * scale))])
    const changed = searchKinds.flatMap((kind) => texts.flatMap((text) => {
      const typed = perturb(random, kind, { ...text, language: 'en' })
      return typed === null ? [] : [{ kind: kind as string, typed }]
    }))
    const asTyped = texts.slice(0, 15).flatMap(({ title }) => [1, 2, 3, 5, 8, 13, 21].map((length) => ({ kind: 'as it is typed', typed: [...title].slice(0, length).join('') })))
    const all = [...changed, ...asTyped, ...common.map((typed) => ({ kind: 'common words', typed }))]
    const search = (typed: string): Promise<unknown> => searchIdeas(db, visitor, { filter: { search: typed.slice(0, limits.search.max) }, page: { first: limits.pageSize.default } })
    const cpu = await cpuClock(db, engine)
    for (const { typed } of all.slice(0, 30)) await search(typed)
    const taken: { kind: string; wall: number; cpu: number }[] = []
    for (const { kind, typed } of all) {
      const before = cpu()
      const wall = await timed(() => search(typed))
      const used = cpu() - before
      if (verbose && used > AIM_MS) console.log(`${wall.toFixed(0)} ms, CPU ${used.toFixed(0)} ms (${kind}): ${typed}`)
      taken.push({ kind, wall, cpu: used })
    }
    const row = (name: string, list: typeof taken): string[] => [name, String(list.length), ...(['wall', 'cpu'] as const).flatMap((key) => [0.5, 0.95, 1].map((share) => quantile(list.map((it) => it[key]), share).toFixed(1)))]
    table(
      ['', 'asked', 'p50 ms', 'p95 ms', 'max ms', 'CPU p50', 'p95', 'max'],
      [...new Set(taken.map(({ kind }) => kind))].map((kind) => row(kind, taken.filter((it) => it.kind === kind))).concat([row('all', taken)]),
      "A page of 20 with its total, from the call to the rows, in the server's process without HTTP. CPU: of this process and of PostgreSQL's for this connection; it hardly depends on how busy the machine is otherwise.",
    )
    for (const [what, key] of [['search', 'wall'], ['CPU of search', 'cpu']] as const) {
      const p95 = quantile(taken.map((it) => it[key]), 0.95)
      report({ what: `${what} on ${engine}`, value: `${ms(p95)} at p95`, how: 'SPEC 8: the answer within 150 ms after the pause.', aim: { text: `at most ${AIM_MS} ms`, holds: p95 <= AIM_MS } })
    }
  } finally {
    await db.close()
    await store.close()
  }
}
