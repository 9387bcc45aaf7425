import { statement, type Db, type OpenDatabase } from '#server/db/database.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'
import { withinTime } from '#server/lib/withinTime.ts'

/** Whether there is a change that a snapshot does not see, and the snapshot of now. Transactions are not committed in the order of their numbers, so no greatest number could tell. */
const look = statement<{ seen: string; isChanged: boolean }>(
  'content_look',
  `select pg_current_snapshot()::text as seen, exists (
     select from content_change where transaction >= pg_snapshot_xmin($1::pg_snapshot)
       and transaction < pg_snapshot_xmax(pg_current_snapshot())
       and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)) as "isChanged"`,
)
const sweep = statement<{ count: number }>(
  'content_sweep',
  `with gone as (
     delete from content_change where transaction in (
       select transaction from content_change where at < now() - interval '1 day'
       order by transaction limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/** SQL by which a transaction says itself, where a condition holds, that it changes what pages show: for tables whose rows they show only at times. */
export function noteContentChange(condition: string): string {
  return `insert into content_change (transaction) select pg_current_xact_id() where ${condition} on conflict do nothing`
}

/** Milliseconds for a statement that takes a fraction of one; a database that takes longer counts as away. */
const LONGEST_MS = 2_000
/** Far less than changes are kept: whoever has not looked for so long begins anew. */
const FORGOTTEN_MS = 3_600_000

/** Gives the version of everything that pages show. Rejects where the database is away. */
export type ReadContentVersion = () => Promise<number>

/**
 * A number that grows whenever a transaction has changed something that pages show, in this process
 * or in another one on the same database. It is read by a statement that begins after it was asked
 * for; many who ask at once share one, and none is needed where every write goes through this
 * process and none has ended. `longestMs` is for tests.
 */
export function watchContent(
  db: Pick<OpenDatabase, 'query' | 'writes'>,
  longestMs = LONGEST_MS,
): ReadContentVersion {
  let version = 0
  let seen: string | null = null
  let seenAt = performance.now()
  let seenWrites: number | null = null
  let running: Promise<number> | undefined
  let next: Promise<number> | undefined

  const read = async (): Promise<number> => {
    const isForgotten = performance.now() - seenAt > FORGOTTEN_MS
    const writes = db.writes()
    const late = `The database gave no answer within ${longestMs} ms`
    const [found] = await withinTime(longestMs, db.query(look, [seen]), late)
    if (found === undefined) throw new Error('The database gave no version')
    if (found.isChanged || isForgotten) version += 1
    seen = found.seen
    seenAt = performance.now()
    seenWrites = writes
    return version
  }
  const begin = (): Promise<number> =>
    (running = read().finally(() => {
      running = undefined
    }))
  return () => {
    if (seenWrites !== null && seenWrites === db.writes()) return Promise.resolve(version)
    if (running === undefined) return begin()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        // Another one may have begun between the end of the one before and now: after all who wait here had asked.
        return running ?? begin()
      })
    return next
  }
}

/** Forgets the changes of more than a day ago, longer than any transaction lasts, in batches, each a transaction of its own. Gives how many. */
export async function sweepChanges(db: Db): Promise<number> {
  return sweepInBatches(db, sweep)
}
