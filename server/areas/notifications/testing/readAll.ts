import type { Db } from '#server/db/database.ts'
import { isBehind, readNext, registerReader } from '#server/kernel/readOutbox.ts'
import { notificationReader } from '../tellEvent.ts'

const reader = notificationReader({ mailBatchSeconds: 300 })

/** Begins to read the outbox, from now on. */
export async function beginReading(db: Db): Promise<void> {
  await registerReader(db, reader)
}

/** Reads all that waits in the outbox. */
export async function readAll(db: Db): Promise<void> {
  while ((await isBehind(db, reader)) && (await readNext(db, reader, 'a test')));
}
