import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import {
  commentReadable,
  commentShown,
  entryReadable,
  ideaReadable,
  reading,
} from '#server/kernel/visibility.ts'

export interface ImageSize {
  width: number
  height: number
}

const reader = { levels: '$2', me: '$3', team: '$4' }
/** The condition that the site shows the image `m`: as a logo or its icon, to everybody. */
export const isOfSite = `exists (select from site st where '/images/' || m.id in (st.logo, st.logo_dark, st.favicon))`

/**
 * The condition that the image `m` may be seen: by the readers of its post, by everybody where
 * it is the site's, and by its owner while no post uses it.
 */
const imageReadable = `(${isOfSite}
  or exists (select from image_use u join idea i on i.number = u.idea_number join board b on b.id = i.board_id where u.image_id = m.id and ${ideaReadable(reader)})
  or exists (select from image_use u join comment c on c.id = u.comment_id join idea i on i.number = c.idea_number join board b on b.id = i.board_id
    where u.image_id = m.id and ${ideaReadable(reader)} and ${commentReadable(reader)} and ${commentShown(reader.team)})
  or exists (select from image_use u join changelog_entry ce on ce.id = u.entry_id where u.image_id = m.id and ${entryReadable(reader)})
  or (m.owner_id = $3::text and m.keep_until > now() and not exists (select from image_use u where u.image_id = m.id)))`

/** An image that somebody may see. */
export interface FoundImage {
  readonly type: string
  /** Whether it is the site's: everybody may see it, also in letters. */
  readonly isOfSite: boolean
}

const byId = statement<FoundImage>(
  'image_by_id',
  `select m.type, ${isOfSite} as "isOfSite" from image m where m.id = $1 and ${imageReadable}`,
)
const sizes = statement<ImageSize & { id: string }>(
  'image_sizes',
  `select m.id, m.width, m.height from image m where m.id = any($1::text[]) and ${imageReadable}`,
)

/** An image that an actor may see; null for every other one, whether it exists or not. */
export async function findImage(db: Db, actor: Actor, id: string): Promise<FoundImage | null> {
  const { levels, me, team } = reading(actor)
  const [found] = await db.query(byId, [id, levels, me, team])
  return found ?? null
}

/** The sizes of those images that an actor may see, by id. */
export async function findImageSizes(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, ImageSize>> {
  if (ids.length === 0) return new Map()
  const { levels, me, team } = reading(actor)
  const found = await db.query(sizes, [ids, levels, me, team])
  return new Map(found.map(({ id, width, height }) => [id, { width, height }]))
}
