import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Db, OpenDatabase, Statement } from './database.ts'

type Engine = Db['engine']

interface Queryable {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>
}

async function rows<Row>(
  on: Queryable,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await on.query({
    name: statement.name,
    text: statement.text,
    values: values as unknown[],
  })
  return result.rows as Row[]
}

function inTransaction(client: PoolClient, engine: Engine): Db {
  let orm: NodePgDatabase | undefined
  return {
    engine,
    query: (statement, values = []) => rows(client, statement, values),
    transaction: () =>
      Promise.reject(new Error('A transaction is already open: use the tx it was given')),
    get orm() {
      return (orm ??= drizzle(client))
    },
  }
}

async function transact<T>(pool: Pool, engine: Engine, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(inTransaction(client, engine))
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

/** A Db over a pool of pg connections; `close` ends what stands behind the pool. */
export function databaseOver(pool: Pool, engine: Engine, close: () => Promise<void>): OpenDatabase {
  const orm = drizzle(pool)
  let closing: Promise<void> | undefined
  return {
    engine,
    orm,
    query: (statement, values = []) => rows(pool, statement, values),
    transaction: (work) => transact(pool, engine, work),
    close: () => (closing ??= close()),
  }
}
