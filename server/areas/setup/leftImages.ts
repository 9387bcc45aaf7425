import { imageIds, removeStrayImages } from '#server/areas/archive/strayImages.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'

const note = statement<never>(
  'images_left_note',
  `insert into server_fact (name, value) values ('images left', $1)
   on conflict (name) do update set updated_at = now(),
     value = (server_fact.value::jsonb || excluded.value::jsonb)::text`,
)
const read = statement<{ value: string }>(
  'images_left_read',
  `select value from server_fact where name = 'images left'`,
)
const forget = statement<never>(
  'images_left_forget',
  `delete from server_fact where name = 'images left' and value = $1`,
)

/** Notes the images of a site that is being deleted, in the same transaction: nothing else will know of them. */
export async function noteLeftImages(tx: Db): Promise<void> {
  await tx.query(note, [JSON.stringify(await imageIds(tx))])
}

/**
 * Removes the bytes of the images of deleted sites, which a server that is stopped meanwhile leaves
 * for its next start.
 */
export async function removeLeftImages(db: Db, images: Pick<ImageStore, 'remove'>): Promise<void> {
  const [left] = await db.query(read)
  if (left === undefined) return
  await removeStrayImages(db, images, { before: JSON.parse(left.value) as string[] })
  await db.query(forget, [left.value])
}
