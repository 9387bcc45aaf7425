import { statement, type Db } from '#server/db/database.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { isOfSite } from './findImages.ts'

const BATCH = 100

/** Two posts can give up and take up one image at once: what stands in a post counts, whatever was noted. */
const heal = statement<never>(
  'image_sweep_heal',
  `update image m set keep_until = null where m.keep_until is not null and (exists (select from image_use u where u.image_id = m.id) or ${isOfSite})`,
)
/** Expires images whose posts were deleted for good. */
const expire = statement<never>(
  'image_sweep_expire',
  `update image m set keep_until = now() where m.keep_until is null and not exists (select from image_use u where u.image_id = m.id) and not ${isOfSite}`,
)
/** An hour later than it exists for anybody: no post that is being written still counts on it. */
const due = statement<{ id: string }>(
  'image_sweep_due',
  `select m.id from image m where m.keep_until < $1::timestamptz - interval '1 hour' and not exists (select from image_use u where u.image_id = m.id) and not ${isOfSite} order by m.keep_until, m.id collate "C" limit ${BATCH}`,
)
const remove = statement<never>(
  'image_sweep_remove',
  'delete from image where id = any($1::text[])',
)

/**
 * Removes for good the images that stand in no post (any more) and whose time is over: the bytes
 * first, so that none are forgotten. Gives how many went.
 */
export async function sweepImages(db: Db, store: ImageStore, now = Date.now()): Promise<number> {
  await db.query(heal)
  await db.query(expire)
  let gone = 0
  for (let batch = BATCH; batch === BATCH; gone += batch) {
    const ids = (await db.query(due, [new Date(now).toISOString()])).map(({ id }) => id)
    for (const id of ids) await store.remove(id)
    await db.query(remove, [ids])
    batch = ids.length
  }
  return gone
}
