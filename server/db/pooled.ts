import { EventEmitter } from 'node:events'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Db, OpenDatabase, Statement } from './database.ts'
import { sqlState } from './errors.ts'
import { requireAwaited, Turns, WorkDropped, type Asker } from './turns.ts'

type Engine = Db['engine']

/** Milliseconds after which a statement that somebody asked for is ended; the server's own take as long as they need. */
export const STATEMENT_MS = 15_000
/** PostgreSQL's code for a statement that was ended, by its timeout above all. */
const CANCELED = '57014'

interface Queryable {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>
}

/** Connections, and by whom they are used. */
interface Lane {
  readonly pool: Pool
  readonly engine: Engine
  readonly turns: Turns
  readonly signals: Db['signals']
  /** Null for the server's own work. */
  readonly asker: Asker | null
  /** Ends what runs on the engine, where its statements have no timeout of their own. */
  readonly interrupt: (() => void) | undefined
  /** Called when what may have written has ended. */
  readonly onWritten: () => void
}

/** A statement that changes nothing; those that do begin with what they do, or with `with`. */
const reads = /^\s*select\b/i

/** The connections that a database's work runs on. */
export interface Connections {
  /** For the server's own work: migrations, imports, backups, daily jobs. */
  readonly own: Pool
  /** For work that somebody asked for; its statements end by themselves after STATEMENT_MS, or by `interrupt`. */
  readonly asked: Pool
  readonly interrupt?: () => void
}

async function rows<Row>(
  on: Queryable,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await on.query({ name, text, values: values as unknown[] })
  return result.rows as Row[]
}

/** Runs a statement for its asker: not if nobody waits for it any more, and not without end. */
async function limited<T>({ asker, interrupt }: Lane, run: () => Promise<T>): Promise<T> {
  if (asker === null) return run()
  requireAwaited(asker)
  let isLate = false
  const end = (): void => {
    isLate = true
    interrupt?.()
  }
  const timer = interrupt && setTimeout(end, STATEMENT_MS)
  try {
    return await run()
  } catch (error) {
    throw isLate || sqlState(error) === CANCELED ? new WorkDropped('late') : error
  } finally {
    clearTimeout(timer)
  }
}

/** Drizzle, each of whose statements is run by `query`. */
function ormOver(
  query: (config: QueryConfig, values?: unknown[]) => Promise<QueryResult>,
): NodePgDatabase {
  return drizzle({ query } as unknown as Pool)
}

function inTransaction(client: PoolClient, lane: Lane): Db {
  let orm: NodePgDatabase | undefined
  const tx: Db = {
    engine: lane.engine,
    signals: lane.signals,
    forAsker: () => tx,
    query: (statement, values = []) => limited(lane, () => rows(client, statement, values)),
    transaction: () =>
      Promise.reject(new Error('A transaction is already open: use the tx it was given')),
    get orm() {
      return (orm ??= ormOver((config, values) =>
        limited(lane, () => client.query(config, values)),
      ))
    },
  }
  return tx
}

async function transact<T>(lane: Lane, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await lane.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(inTransaction(client, lane))
    const end = await client.query('commit')
    // Postgres answers COMMIT of a failed transaction with ROLLBACK and no error: work swallowed one.
    if (end.command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement in it had failed')
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function over(lane: Lane): Db {
  const { pool, engine, turns, asker, signals } = lane
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.run(asker, work)
  const writing = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(() => work().finally(lane.onWritten))
  let orm: NodePgDatabase | undefined
  return {
    engine,
    signals,
    forAsker: (other) => over({ ...lane, asker: other }),
    query: (statement, values = []) =>
      (reads.test(statement.text) ? inTurn : writing)(() =>
        limited(lane, () => rows(pool, statement, values)),
      ),
    transaction: (work) => writing(() => transact(lane, work)),
    get orm() {
      return (orm ??= ormOver((config, values) =>
        writing(() => limited(lane, () => pool.query(config, values))),
      ))
    },
  }
}

function connectionsOf(
  pool: 'own' | 'asked',
  { totalCount, idleCount, waitingCount }: Pool,
  turns: Turns,
): ReturnType<OpenDatabase['connections']> {
  return [
    { pool, state: 'busy', count: totalCount - idleCount },
    { pool, state: 'idle', count: idleCount },
    { pool, state: 'waiting', count: waitingCount + turns.waiting },
  ]
}

/** The longest that a snapshot may wait for whoever takes what is read of it. */
const SNAPSHOT_IDLE = '10min'

/** Runs reads in a transaction that sees nothing of what others write meanwhile. */
export function readOneMoment<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query({ name: '', text: 'set transaction isolation level repeatable read, read only' })
    await tx.query({
      name: '',
      text: `set local idle_in_transaction_session_timeout to '${SNAPSHOT_IDLE}'`,
    })
    return read(tx)
  })
}

/**
 * A Db over connections of pg; `close` ends what stands behind them. `copied` runs reads on a copy,
 * where a long transaction would keep everybody else waiting.
 */
export function databaseOver(
  { own, asked, interrupt }: Connections,
  engine: Engine,
  close: () => Promise<void>,
  copied?: <T>(db: Db, read: (tx: Db) => Promise<T>) => Promise<T>,
): OpenDatabase {
  const turnsOf = ({ options }: Pool): Turns => new Turns(options.max)
  const ownTurns = turnsOf(own)
  const askedTurns = asked === own ? ownTurns : turnsOf(asked)
  let closing: Promise<void> | undefined
  let written = 0
  const signals: Db['signals'] = new EventEmitter()
  const shared = { engine, signals, onWritten: () => void (written += 1) }
  const db = over({ ...shared, pool: own, turns: ownTurns, asker: null, interrupt: undefined })
  return Object.assign(db, {
    forAsker: (asker: Asker) =>
      over({ ...shared, pool: asked, turns: askedTurns, asker, interrupt }),
    writes: () => (engine === 'embedded' ? written : null),
    snapshot: <T>(read: (tx: Db) => Promise<T>) => (copied ?? readOneMoment)(db, read),
    connections: () => [
      ...connectionsOf('own', own, ownTurns),
      ...(asked === own ? [] : connectionsOf('asked', asked, askedTurns)),
    ],
    close: () => (closing ??= close()),
  })
}
