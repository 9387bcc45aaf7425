import { listDeadLetters } from '#server/areas/mailing/deadLetters.ts'
import { listSuppressedAddresses } from '#server/areas/mailing/suppressedAddresses.ts'
import type { Db } from '#server/db/database.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

/** The letters that could not be sent as CSV, the last one first. Checks no permission. */
export async function* letterSheet(db: Db): AsyncGenerator<string> {
  yield csvLines([], ['id', 'e-mail', 'subject', 'reason', 'attempts', 'failed at'])
  for await (const page of pagesOf((after) => listDeadLetters(db, { first: 100, after })))
    yield csvLines(
      page.map(({ id, email, subject, reason, attempts, failedAt }) => [
        id,
        email,
        subject,
        reason,
        attempts,
        failedAt,
      ]),
    )
}

/** The addresses that were refused for good as CSV, the last one first. Checks no permission. */
export async function* addressSheet(db: Db): AsyncGenerator<string> {
  yield csvLines([], ['id', 'e-mail', 'reason', 'since'])
  for await (const page of pagesOf((after) => listSuppressedAddresses(db, { first: 100, after })))
    yield csvLines(page.map(({ id, email, reason, since }) => [id, email, reason, since]))
}
