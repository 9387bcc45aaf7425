import { setTimeout as wait } from 'node:timers/promises'
import { statement, type Db } from '#server/db/database.ts'

const take = statement<{ held: boolean }>(
  'import_hold',
  `select pg_try_advisory_xact_lock(hashtextextended('import ' || $1, 0)) as held`,
)
const goOnHolding = statement<never>('import_hold_on', 'select')

/** Well below the minute after which PostgreSQL ends a transaction in which nothing happens. */
const BEAT_MS = 15_000

/**
 * SQL that is true where nobody runs the import of the row any more: its process was killed, or lost
 * the database. `isShared` is a parameter, whether several processes may use the database: the embedded
 * engine is one process's alone, and has one session, which holds all locks itself.
 */
export const isAbandoned = (isShared: string): string =>
  `${isShared}::boolean and state = 'RUNNING' and pg_try_advisory_xact_lock_shared(hashtextextended('import ' || id, 0))`

/** Whether several processes may use the database at once, for `isAbandoned`. */
export const isShared = (db: Db): boolean => db.engine === 'postgres'

/**
 * Holds an import as the one who runs it, until the function that it gives is called, or until this
 * process or its connection ends: a lock of a transaction, which poolers of connections let through.
 * Null where somebody else holds it. `onLost` is called when it is held no longer.
 */
export async function holdImport(
  db: Db,
  id: string,
  onLost: () => void,
  beatMs = BEAT_MS,
): Promise<(() => Promise<void>) | null> {
  if (!isShared(db)) return () => Promise.resolve()
  const done = new AbortController()
  let ended: Promise<void> = Promise.resolve()
  const isHeld = await new Promise<boolean>((resolve, reject) => {
    const holding = db.transaction(async (tx) => {
      const [row] = await tx.query(take, [id])
      resolve(row?.held === true)
      while (row?.held === true && !done.signal.aborted) {
        await wait(beatMs, undefined, { signal: done.signal }).catch(() => undefined)
        await tx.query(goOnHolding)
      }
    })
    ended = holding.catch((error: unknown) => {
      reject(error)
      if (!done.signal.aborted) onLost()
    })
  })
  if (!isHeld) return null
  return () => {
    done.abort()
    return ended
  }
}
