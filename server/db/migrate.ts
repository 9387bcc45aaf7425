import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'
import { StartError } from '#server/lib/startError.ts'
import type { Db } from './database.ts'
import { newerSentence } from './newerSentence.ts'

/** Any number will do, so long as every version of Earshot takes the same one. */
const MIGRATION_LOCK = 4_027_119

export interface MigrateOptions {
  /** Folder with drizzle-kit's `meta/_journal.json` and SQL files. */
  readonly folder: string
  /** The name of the database in a sentence, for example "The database in /srv/data". */
  readonly what: string
  /** Awaited before a database that has been migrated before is migrated further. */
  readonly before?:
    | ((schemas: { readonly from: number; readonly to: number }) => Promise<void>)
    | undefined
}

/** Gives the number of migrations that this version knows, which is the number of its schema. */
export function schemaNumber(folder: string): number {
  return readMigrationFiles({ migrationsFolder: folder }).length
}

/**
 * Brings a database up to this version's schema, one process at a time. Throws StartError, having
 * changed nothing, when a newer version migrated it.
 */
export async function migrate(pool: Pool, { folder, what, before }: MigrateOptions): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder })
  if (before !== undefined) {
    const from = await appliedTo(pool, known, what)
    if (from > 0 && from < known.length) await before({ from, to: known.length })
  }
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout to 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await appliedTo(client, known, what)
    await client.query('create extension if not exists pg_trgm')
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Ends the session on PostgreSQL, and with it the lock and the setting; the embedded session is reset by the next.
    client.release(true)
  }
}

/** Gives the number of migrations that a database has had. Throws StartError where one is not known here. */
async function appliedTo(
  client: Pool | PoolClient,
  known: readonly MigrationMeta[],
  what: string,
): Promise<number> {
  const table = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (table.rows[0]?.name == null) return 0
  const applied = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations',
  )
  const ours = new Set(known.map((migration) => String(migration.folderMillis)))
  if (applied.rows.some(({ at }) => !ours.has(at))) throw new StartError(newerSentence(what))
  return applied.rows.length
}

/** Keeps others from migrating until the transaction ends. */
export async function holdMigrations(tx: Db): Promise<void> {
  await tx.query({ name: '', text: 'select pg_advisory_xact_lock($1)' }, [MIGRATION_LOCK])
}
