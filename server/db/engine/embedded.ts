import pg from 'pg'
import { typeParsers } from '../typeParsers.ts'
import { Engine } from './Engine.ts'
import { PortStream } from './PortStream.ts'

export interface Embedded {
  readonly pool: pg.Pool
  /** Ends the engine's thread with whatever runs in it; the next statement starts it again. */
  interrupt(): void
  close(): Promise<void>
}

/**
 * Opens PGlite on a folder behind a pg pool of one connection. Takes the folder of Postgres' own
 * files; whoever calls holds the data folder's lock. `onLost` is told when the engine's thread
 * ended and is started again. Throws EngineError.
 * `sync: false` gives up durability and is for tests.
 */
export async function startEmbedded(
  folder: string,
  { sync = true, onLost }: { sync?: boolean; onLost?: ((reason: Error) => void) | undefined } = {},
): Promise<Embedded> {
  const engine = new Engine({ folder, sync }, onLost)
  await engine.start()
  const pool = new pg.Pool({
    stream: () => new PortStream(engine),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The only connection stays: a new one would lose its prepared statements.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    types: typeParsers,
  })
  // Without listeners a lost connection would end the process, idle or in the middle of a
  // transaction; the next query connects again.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    pool,
    interrupt: () => engine.interrupt(),
    close: async () => {
      await pool.end()
      await engine.close()
    },
  }
}
