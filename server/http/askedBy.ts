import type { Db } from '#server/db/database.ts'
import { REQUEST_MS } from '#server/graphql/context.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'

/** The database for the reads of a request: in turn with others, by its address, and only as long as somebody waits. */
export function askedBy(info: RequestInfo, db: Db): Db {
  return readFor(addressGroup(info.address), info, db)
}

/** The same for a client of another name: the person who asks. `ms` is how long something may be begun. */
export function readFor(
  client: string,
  { signal }: Pick<RequestInfo, 'signal'>,
  db: Db,
  ms: number = REQUEST_MS,
): Db {
  return db.forAsker({ client, until: performance.now() + ms, signal })
}

/** The database for what a client wants to be written, also when it has gone. */
export function writeFor(client: string, db: Db): Db {
  return db.forAsker({ client, until: performance.now() + REQUEST_MS })
}
