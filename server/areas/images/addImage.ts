import { randomBytes } from 'node:crypto'
import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import type { PreparedImage } from './prepareImage.ts'

/** An image as its uploader learns of it. */
export interface AddedImage {
  id: string
  width: number
  height: number
}

/** Shares the person's row, as posting does: their account is there, or its deletion has not come to its images yet. */
const add = statement<{ id: string }>(
  'image_add',
  `insert into image (id, owner_id, type, width, height, size, keep_until)
   select $1, p.id, $3, $4::int, $5::int, $6::int, now() + interval '${limits.image.unusedDays} days'
   from (select id from person where id = $2 and banned_at is null and deleted_at is null for share) p returning id`,
)
const forget = statement<never>('image_forget', 'delete from image where id = $1')

/** Counts an upload towards the hourly limit, before anything is done for it. Throws Refusal beyond it. */
export async function countImage(
  db: Db,
  { personId }: Member,
  limit: number = limits.image.perHour,
): Promise<void> {
  await db.transaction((tx) =>
    countAct(tx, {
      kind: 'image',
      by: personId,
      limit,
      reason: 'TOO_MANY_IMAGES',
    }),
  )
}

/**
 * Keeps an image, which nobody but its owner sees until it stands in a post. Its row comes first:
 * no bytes are ever kept that nothing knows of.
 */
export async function addImage(
  db: Db,
  store: ImageStore,
  actor: Actor & Member,
  { bytes, type, width, height }: PreparedImage,
): Promise<AddedImage> {
  const id = newImageId()
  const [added] = await db.query(add, [id, actor.personId, type, width, height, bytes.length])
  if (!added) throw refuse('BANNED')
  try {
    await store.put(id, { bytes, type })
  } catch (error) {
    await db.query(forget, [id])
    throw error
  }
  return { id, width, height }
}

/** 130 random bits: nobody finds one by trying, whatever else would let them read it. */
function newImageId(): string {
  return Array.from(randomBytes(26), (byte) => (byte & 31).toString(32)).join('')
}
