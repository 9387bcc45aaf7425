import type { Db } from '#server/db/database.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'

/** Milliseconds after which nothing more is begun at the database. */
const REQUEST_MS = 15_000

/** The database for the reads of a request: in turn with others, by its address, and only as long as somebody waits. */
export function askedBy({ address, signal }: RequestInfo, db: Db): Db {
  return db.forAsker({
    client: addressGroup(address),
    until: performance.now() + REQUEST_MS,
    signal,
  })
}
