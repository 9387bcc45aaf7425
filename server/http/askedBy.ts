import type { Db } from '#server/db/database.ts'
import { REQUEST_MS } from '#server/graphql/context.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'

/** The database for the reads of a request: in turn with others, by its address, and only as long as somebody waits. */
export function askedBy({ address, signal }: RequestInfo, db: Db): Db {
  return db.forAsker({
    client: addressGroup(address),
    until: performance.now() + REQUEST_MS,
    signal,
  })
}
