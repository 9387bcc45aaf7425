import { statement, type Db } from '#server/db/database.ts'

const alone = statement<never>('merge_queue', 'select id from site for no key update')
const among = statement<never>('merge_queue_among', 'select id from site for share')

/**
 * Lets nobody merge or unmerge ideas, move them to another board or status, nor ban, until the
 * transaction ends. To be taken before ideas, boards and guests are locked.
 */
export async function holdMerges(tx: Db): Promise<void> {
  await tx.query(alone)
}

/** Does the same as holdMerges, for transactions that may run beside others of their kind. */
export async function pauseMerges(tx: Db): Promise<void> {
  await tx.query(among)
}
