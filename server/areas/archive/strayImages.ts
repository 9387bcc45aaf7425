import type { Db } from '#server/db/database.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'

/** Gives the ids of all images of a site of whatever schema. */
export async function imageIds(db: Db): Promise<string[]> {
  const [found] = await db.query<{ name: string | null }>({
    name: '',
    text: `select to_regclass('image')::text as name`,
  })
  if (found?.name == null) return []
  const rows = await db.query<{ id: string }>({ name: '', text: 'select id from image' })
  return rows.map(({ id }) => id)
}

/**
 * Removes the bytes of images that a site had before it was replaced, and that the one in its place
 * does not have: nothing would ever find them again. Ends early when it is told to stop.
 */
export async function removeStrayImages(
  db: Db,
  images: Pick<ImageStore, 'remove'>,
  { before, signal }: { before: readonly string[]; signal?: AbortSignal | undefined },
): Promise<void> {
  const present = new Set(await imageIds(db))
  for (const id of before) {
    if (signal?.aborted) return
    if (!present.has(id)) await images.remove(id)
  }
}
