import { imageIdOf } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import { refuse } from '#server/kernel/refusal.ts'

/** The images of the site by their setting; null: none. */
export type SiteImages = Partial<Record<'logo' | 'logoDark' | 'favicon', string | null>>

/** Holds it until the site is written, so that it is not swept meanwhile. */
const hold = statement<{ id: string }>(
  'site_image_hold',
  `select m.id from image m where m.id = $1 and m.owner_id = $2 and (m.keep_until is null or m.keep_until > now()) for no key update`,
)
const settle = statement<never>(
  'site_images_settle',
  `with used as (update image set keep_until = null where id = any($1::text[]))
   update image m set keep_until = now() + interval '${limits.image.unusedDays} days'
   where m.id = any($2::text[]) and not m.id = any($1::text[]) and not exists (select from image_use u where u.image_id = m.id)`,
)

/**
 * Checks that each new image is one that the person uploaded and that is still kept. Refuses any
 * other address with IMAGE_GONE.
 */
export async function requireSiteImages(
  tx: Db,
  personId: string,
  before: SiteImages,
  after: SiteImages,
): Promise<void> {
  for (const [field, address] of Object.entries(after)) {
    if (address == null || Object.values(before).includes(address)) continue
    const id = imageIdOf(address)
    const [held] = id === null ? [] : await tx.query(hold, [id, personId])
    if (!held) throw refuse('SITE_IMAGE_GONE', { field })
  }
}

/** Notes which images the site shows; those that it shows no more are kept for a week. */
export async function settleSiteImages(
  tx: Db,
  before: SiteImages,
  after: SiteImages,
): Promise<void> {
  await tx.query(settle, [idsOf(after), idsOf(before)])
}

function idsOf(images: SiteImages): string[] {
  return Object.values(images).flatMap((address) => (address && imageIdOf(address)) ?? [])
}
