import pg from 'pg'
import { StartError } from '#server/lib/startError.ts'
import type { OpenDatabase, OpenOptions } from './database.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS_FOLDER } from './migrations.ts'
import { databaseOver, STATEMENT_MS } from './pooled.ts'
import { createPool } from './postgresPool.ts'
import { analyze } from './statistics.ts'

const OLDEST = 15
/** For the server's own work, beside those for work that people ask for. */
const OWN_CONNECTIONS = 4

/** Opens a PostgreSQL server's database and migrates it. Throws StartError, which never carries the URL's password. */
export async function openPostgres(
  { url, poolSize = 10 }: { url: string; poolSize?: number },
  { beforeMigration, isAsItIs = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  const own = createPool(url, { size: OWN_CONNECTIONS, statementMs: 0 })
  const asked = createPool(url, { size: poolSize, statementMs: STATEMENT_MS })
  const close = async (): Promise<void> => {
    await Promise.all([own.end(), asked.end()])
  }
  const what = `The database ${describeUrl(url)}`
  try {
    await check(own, what)
    const db = databaseOver({ own, asked }, 'postgres', close)
    if (isAsItIs) return db
    await migrate(own, {
      folder: MIGRATIONS_FOLDER,
      what,
      before: beforeMigration && ((schemas) => beforeMigration(db, schemas)),
    })
    await analyze(db, 'unknown')
    return db
  } catch (error) {
    await close()
    if (error instanceof StartError) throw error
    const detail =
      error instanceof Error
        ? error.message || (error as NodeJS.ErrnoException).code
        : String(error)
    const verb =
      error instanceof pg.DatabaseError ? 'could not be prepared' : 'could not be reached'
    throw new StartError(`${what} ${verb} (${detail}): check DATABASE_URL.`)
  }
}

async function check(pool: pg.Pool, what: string): Promise<void> {
  const found = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  )
  const { version = 0, encoding = '' } = found.rows[0] ?? {}
  if (version < OLDEST)
    throw new StartError(`${what} is on PostgreSQL ${version}: Earshot needs ${OLDEST} or newer.`)
  if (encoding !== 'UTF8')
    throw new StartError(`${what} has the encoding ${encoding}: Earshot needs UTF8.`)
}

/** The address without user and password, fit for a message. */
function describeUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}${port === '' ? '' : `:${port}`}${pathname}`
}
