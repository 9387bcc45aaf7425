import type { EventEmitter } from 'node:events'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Asker } from './turns.ts'

/** One prepared statement: its name is unique in the code base, so that Postgres plans it once per connection. */
export interface Statement<Row> {
  readonly name: string
  readonly text: string
  readonly _row?: Row
}

/**
 * Takes a name (at most 63 bytes, Postgres cuts longer ones) and SQL with `$1` parameters.
 * Throws for a name that is too long.
 */
export function statement<Row>(name: string, text: string): Statement<Row> {
  if (Buffer.byteLength(name) > 63)
    throw new Error(`The statement name ${name} is longer than 63 bytes`)
  return { name, text }
}

/**
 * `mail`: a letter was queued. `event`: something was recorded in the outbox. The transaction may
 * still be open.
 */
interface Signals {
  readonly mail: []
  readonly event: []
}

/** The database as the rest of the server sees it, the same on both engines. */
export interface Db {
  /** Rows of a named, prepared statement. Rejects with pg's DatabaseError, whose `code` is the SQLSTATE. */
  query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>
  /**
   * Runs work in one transaction; rolls back when it throws. A nested call is an error. Never use
   * the outer db inside: the embedded engine has one session and would wait for itself.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * Gives the database as an asker gets it: in fair turns with others, two pieces of work at once,
   * and statements of 15 seconds. What it runs throws WorkDropped where that is over, or where
   * nobody waits for it any more. A transaction gives itself.
   */
  forAsker(asker: Asker): Db
  /** Drizzle on the same connection, for writes that are not hot. */
  readonly orm: NodePgDatabase
  readonly engine: 'embedded' | 'postgres'
  /** Signals between the holders of this database within a process; the same for all of its askers and transactions. */
  readonly signals: EventEmitter<Signals>
}

export interface OpenDatabase extends Db {
  /**
   * The number of writes that have ended, with what may have been one: on the embedded engine, where
   * all of them go through this process. Null on PostgreSQL.
   */
  writes(): number | null
  /**
   * Runs reads on the database as it is at one moment, while others go on writing. The embedded
   * engine is copied for it, which holds everybody up for as long as the copying takes.
   */
  snapshot<T>(read: (tx: Db) => Promise<T>): Promise<T>
  /** Connections, and work that waits for one, at this moment; `own` is the server's own work, `asked` that of people. */
  connections(): { pool: 'own' | 'asked'; state: 'busy' | 'idle' | 'waiting'; count: number }[]
  /** Waits for what runs, then lets go of the database. */
  close(): Promise<void>
}

export type DatabaseLocation =
  | { readonly dataDir: string }
  | { readonly url: string; readonly poolSize?: number }

export interface OpenOptions {
  /** Told when the embedded engine ended while it ran; the next statement starts it again. */
  readonly onLost?: ((reason: Error) => void) | undefined
  /** Awaited before an older database is migrated. What it throws leaves the database as it is. */
  readonly beforeMigration?: BeforeMigration | undefined
  /** True: neither migrated nor looked at, for who is about to replace what is in it. */
  readonly isAsItIs?: boolean | undefined
}

/** Takes the database as it is, and the numbers of its schema and of this version's. */
export type BeforeMigration = (
  db: Pick<OpenDatabase, 'snapshot'>,
  schemas: { readonly from: number; readonly to: number },
) => Promise<void>

/**
 * Opens the database, creating and migrating it where needed. Throws StartError when it cannot be
 * reached, is damaged, or was written by a newer version.
 */
export async function openDatabase(
  location: DatabaseLocation,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  // Loaded on demand: a server on PostgreSQL needs no PGlite, and Jest's VM cannot run it.
  if ('url' in location) return (await import('./openPostgres.ts')).openPostgres(location, options)
  return (await import('./openEmbedded.ts')).openEmbedded(location.dataDir, options)
}
