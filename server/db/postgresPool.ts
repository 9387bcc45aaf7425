import pg from 'pg'
import { PLAN_ONCE } from './planning.ts'
import { typeParsers } from './typeParsers.ts'

const SETTINGS = `
  set ${PLAN_ONCE}; set timezone to 'UTC'; set datestyle to 'ISO'; set idle_in_transaction_session_timeout to '60s'`

/**
 * A pool on a PostgreSQL server, with the settings that every query of ours relies on.
 * `statementMs` ends statements that take longer; 0 ends none.
 */
export function createPool(
  url: string,
  { size, statementMs }: { size: number; statementMs: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // Long, since a new connection has to plan every statement again.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: typeParsers,
    // By SET, not as start-up options: poolers such as PgBouncer refuse those.
    // The pool waits for the promise, which its types do not know.
    onConnect: (client) =>
      client.query(`${SETTINGS}; set statement_timeout to ${statementMs}`) as never,
  })
  // Without a listener a connection lost while idle (a restart of PostgreSQL) would end the process.
  pool.on('error', () => undefined)
  // The same for one that is lost while its transaction does something else: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
