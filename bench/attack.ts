import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { openDatabase } from '#server/db/database.ts'
import { createContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import { keptReads } from '#server/graphql/keptReads.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import type { Mailer } from '#server/services/mail/mailer.ts'
import { createAuth } from '#server/services/session/auth.ts'
import { attacksOn, isLarger, type Attack } from '#server/testing/attack/attacks.ts'
import { measure, watch, type Taken } from '#server/testing/attack/measure.ts'
import { shapesFor } from '#server/testing/attack/shapes.ts'
import { prepare } from '#server/testing/attack/site.ts'
import { copyStore } from './copies.ts'
import { BENCH_SECRET } from './data/members.ts'
import { openStore, type Engine } from './data/stores.ts'
import { heading, table } from './report.ts'
import { median } from './statistics.ts'

// npm run bench -- attack [--scale 0.2] [--engine embedded|postgres] [--only Idea.body] [--each 1] [--worst 25]
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.2' },
    engine: { type: 'string', default: 'embedded' },
    only: { type: 'string', default: '' },
    each: { type: 'string', default: '1' },
    worst: { type: 'string', default: '25' },
  },
})
const MOST = { main: 100, database: 2_000, bytes: 8 * 1024 * 1024 } as const

function worse(first: Taken, second: Taken): Taken {
  return {
    main: Math.max(first.main, second.main),
    block: Math.max(first.block, second.block),
    database: Math.max(first.database, second.database),
    bytes: Math.max(first.bytes, second.bytes),
    answer: first.answer,
  }
}

const engine = values.engine as Engine
const store = await openStore(engine, Number(values.scale))
await store.close()
const copy = await copyStore(
  path.resolve(import.meta.dirname, '../.cache/bench'),
  engine,
  Number(values.scale),
)
let lost = 0
const db = await openDatabase(copy.location, { onLost: () => (lost += 1) })
const failures: string[] = []
const log = pino({}, { write: (line: string) => void failures.push(line) })
try {
  const ids = await prepare(db)
  const auth = await createAuth({ db, secret: BENCH_SECRET, publicUrl: 'http://localhost' })
  const watched = watch(db)
  const mailer = { codeBy: 'TERMINAL', send: () => Promise.resolve() } as unknown as Mailer
  const execute = createExecute({ schema: buildSchema(), log, introspection: false })
  // As the server keeps them: who asks for them many times at once has them counted once.
  const kept = keptReads()
  const ask = async ({ document, variables }: Attack, cookie: string): Promise<string> => {
    const request = {
      id: 'attack',
      headers: { cookie },
      address: '127.0.0.1',
      cookies: [],
      signal: new AbortController().signal,
    }
    const parts = { db: watched.db, auth, publicUrl: 'http://localhost', mailer, ...kept }
    const context = () => createContext(parts, request)
    return JSON.stringify(await execute({ reference: 'attack', context }, document, variables))
  }
  const free = { rows: 0, bytes: 0, databaseMs: 0 }
  const shapes = shapesFor(buildSchema()).map((shape): Attack => ({
    ...shape,
    kind: 'query',
    variables: {},
    price: free,
  }))
  const found = [...shapes, ...attacksOn(buildSchema(), ids, Number(values.each))].filter(
    ({ name }) => name.includes(values.only),
  )
  heading(
    `(attack) ${engine}: ${found.length} fields and arguments, each in the dearest operation that is accepted; ${100_000 * Number(values.scale)} ideas`,
  )
  const results: { attack: Attack; taken: Taken }[] = []
  const owner = store.cookies[0] ?? ''
  for (const [at, attack] of found.entries()) {
    // What changes something is asked by people who are nobody's owner, so that the site stays as it is.
    const cookie = attack.kind === 'query' ? owner : (store.cookies[1 + (at % 20)] ?? '')
    // What comes a second time is compiled.
    const taken = worse(
      await measure(watched, () => ask(attack, cookie)),
      await measure(watched, () => ask(attack, cookie)),
    )
    const again = async (): Promise<number> =>
      (await measure(watched, () => ask(attack, cookie))).main
    // What was slow by accident is not slow again.
    const main =
      taken.main > MOST.main ? median([await again(), await again(), await again()]) : taken.main
    results.push({ attack, taken: { ...taken, main } })
    if (values.only)
      console.log(attack.document.slice(0, 400), attack.price, taken.answer.slice(0, 300))
  }
  const above = (of: 'main' | 'database' | 'bytes'): number =>
    results.filter(({ taken }) => taken[of] > MOST[of]).length
  const worst = (of: 'main' | 'database' | 'bytes'): void => {
    results.sort((a, b) => b.taken[of] - a.taken[of])
    table(
      [`most ${of}`, 'main ms', 'block ms', 'database ms', 'MB', 'price: fields', 'MB', 'ms'],
      results
        .slice(0, Number(values.worst))
        .map(({ attack: { name, price }, taken }) => [
          name,
          taken.main.toFixed(0),
          taken.block.toFixed(0),
          taken.database.toFixed(0),
          (taken.bytes / 1e6).toFixed(2),
          String(Math.round(price.rows)),
          (price.bytes / 1e6).toFixed(2),
          price.databaseMs.toFixed(0),
        ]),
      `${above(of)} above ${MOST[of]}`,
    )
  }
  worst('main')
  worst('database')
  worst('bytes')
  const dearer = results.filter(
    ({ attack, taken }) => attack.price !== free && isLarger(taken.answer, attack.price),
  )
  console.log(
    `Answers larger than priced: ${dearer.map(({ attack, taken }) => `${attack.name} ${taken.bytes} > ${attack.price.bytes}`).join(', ') || 'none'}`,
  )
  console.log(`Failures: ${failures.length}`, failures.slice(0, 3).join(''))
  console.log(`Times that the engine was ended: ${lost}`)
  const missed = [above('main'), above('database'), above('bytes'), dearer.length, lost]
  console.log(missed.every((count) => count === 0) ? 'All hold.' : 'MISSED')
  process.exitCode = missed.every((count) => count === 0) && failures.length === 0 ? 0 : 1
} finally {
  await db.close()
  await copy.close()
}
