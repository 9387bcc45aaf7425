import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Db, OpenDatabase } from '#server/db/database.ts'

/** The cost of one operation, as measured. */
export interface Taken {
  /** Milliseconds of CPU of the main thread. */
  readonly main: number
  /** The longest that the main thread did nothing else, in milliseconds. */
  readonly block: number
  /** Milliseconds during which the database had a statement or transaction of it. */
  readonly database: number
  /** Of the answer. */
  readonly bytes: number
  readonly answer: string
}

/** A database that counts for how long it is asked something. */
export interface Watched {
  readonly db: Db
  /** Milliseconds since the start. */
  busy(): number
}

/** Counts what passes through a database. */
export function watch(db: OpenDatabase): Watched {
  let open = 0
  let since = 0
  let sum = 0
  const during = async <Result>(work: Promise<Result>): Promise<Result> => {
    if (open === 0) since = performance.now()
    open += 1
    try {
      return await work
    } finally {
      open -= 1
      if (open === 0) sum += performance.now() - since
    }
  }
  const watched = (inner: Db): Db => ({
    query: (statement, values) => during(inner.query(statement, values)),
    transaction: (work) => during(inner.transaction(work)),
    // A client's turn, and the rest that it has to take, are no work of the database.
    forAsker: () => watched(inner),
    orm: inner.orm,
    engine: inner.engine,
    signals: inner.signals,
  })
  return { db: watched(db), busy: () => sum }
}

/** Measures some work of the main thread and of a database. Needs Linux's /proc. */
export async function measure(watched: Watched, work: () => Promise<string>): Promise<Taken> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const [main, busy] = [mainThread(), watched.busy()]
  const answer = await work()
  const taken = { main: mainThread() - main, database: watched.busy() - busy }
  // The longest piece of work is seen by the timer that it held up.
  await new Promise((resolve) => setTimeout(resolve, 10))
  delay.disable()
  return { ...taken, block: delay.max / 1e6, bytes: Buffer.byteLength(answer), answer }
}

/** Milliseconds that the main thread has run, whoever else the machine worked for. */
function mainThread(): number {
  const text = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
  return Number(text.split(' ')[0]) / 1e6
}
