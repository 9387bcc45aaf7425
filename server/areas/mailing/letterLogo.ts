import { imageAddress, imageIdOf } from '#rules/images.ts'
import { siteAddress } from '#rules/siteAddress.ts'
import { findImageSizes } from '#server/areas/images/findImages.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import type { LetterImage, LetterLogo } from '#server/services/letters/letterLogo.ts'

/** Everybody sees the logo, also of a site for its members. */
const anybody: Actor = { personId: null, role: null, banned: false, siteIsReadable: true }

/** The logo as letters show it, by its whole address; null where the site has none, or its image is gone. */
export async function findLetterLogo(
  db: Db,
  { logo, logoDark }: Pick<SiteRow, 'logo' | 'logoDark'>,
  publicUrl: string,
): Promise<LetterLogo | null> {
  const ids = [logo, logoDark].map((address) => (address === null ? null : imageIdOf(address)))
  const known = ids.filter((id) => id !== null)
  const sizes = await findImageSizes(db, anybody, known)
  const [light, dark] = ids.map((id): LetterImage | null => {
    const size = id === null ? undefined : sizes.get(id)
    if (id === null || size === undefined) return null
    return { url: siteAddress(publicUrl, imageAddress(id)), ...size }
  })
  return light ? { light, dark: dark ?? null } : null
}
