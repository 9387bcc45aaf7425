import { imagesIn } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Member } from '#server/kernel/actor.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { ImageSize } from './findImages.ts'

/** Holds them until the post is written, so that none is swept or taken out of another post meanwhile. */
const usable = statement<ImageSize & { id: string }>(
  'image_usable',
  `select m.id, m.width, m.height from image m where m.id = any($1::text[])
     and ((m.owner_id = $2 and (m.keep_until is null or m.keep_until > now()))
       or exists (select from image_use u where u.image_id = m.id and (u.idea_number = $3 or u.comment_id = $4 or u.entry_id = $5)))
   order by m.id collate "C" for no key update of m`,
)
const settle = statement<never>(
  'image_settle',
  `with gone as (delete from image_use u where (u.idea_number = $2 or u.comment_id = $3 or u.entry_id = $4) and not u.image_id = any($1::text[]) returning u.image_id),
     freed as (update image m set keep_until = now() + interval '${limits.image.unusedDays} days' where m.id in (select image_id from gone)
       and not exists (select from image_use u where u.image_id = m.id and (u.idea_number is distinct from $2 or u.comment_id is distinct from $3 or u.entry_id is distinct from $4))),
     used as (update image set keep_until = null where id = any($1::text[]) and keep_until is not null)
   insert into image_use (image_id, idea_number, comment_id, entry_id) select id, $2::int, $3::text, $4::text from unnest($1::text[]) as id on conflict do nothing`,
)

/** A text by its place: an entry of the changelog, a comment, or else the idea itself. */
type Place = { ideaNumber: number; commentId: string | null } | { entryId: string }

/**
 * The sizes of the images that a text may show, by id: the writer's own, and those that the post
 * has already. Refused are more than ten, and images that are not kept any more or are somebody
 * else's. `former`: the post that is edited, and its text, whose addresses may stay whatever they
 * are.
 */
export async function findPostImages(
  tx: Db,
  actor: Member,
  text: string,
  former?: { ideaNumber?: number; commentId?: string; entryId?: string; text: string },
): Promise<Map<string, ImageSize>> {
  const ids = imagesIn(text)
  if (ids.length === 0) return new Map()
  const found = new Map(
    (
      await tx.query(usable, [
        ids,
        actor.personId,
        former?.ideaNumber ?? null,
        former?.commentId ?? null,
        former?.entryId ?? null,
      ])
    ).map(({ id, width, height }) => [id, { width, height }]),
  )
  const kept = imagesIn(former?.text ?? '')
  if (ids.some((id) => !found.has(id) && !kept.includes(id)))
    throw refuse('IMAGE_GONE', { field: 'body' })
  const { perPost } = limits.image
  if (ids.length > perPost && ids.length > kept.length)
    throw refuse('TOO_MANY_IMAGES_IN_POST', { field: 'body', limit: perPost, given: ids.length })
  return found
}

/**
 * Notes which images stand in a post, by its rendered body; those that stand in none any more are
 * kept for a week, in case they come back.
 */
export async function settleImages(
  tx: Db,
  place: Place,
  bodyHtml: string,
  isNew = false,
): Promise<void> {
  const ids = [...imageSizesIn(bodyHtml).keys()]
  if (ids.length === 0 && isNew) return
  const of =
    'entryId' in place
      ? [null, null, place.entryId]
      : [place.commentId === null ? place.ideaNumber : null, place.commentId, null]
  await tx.query(settle, [ids, ...of])
}

/** The images that a rendered body shows, by id, with their sizes. */
export function imageSizesIn(bodyHtml: string): Map<string, ImageSize> {
  const shown = bodyHtml.includes('<img src="/images/')
    ? bodyHtml.matchAll(
        /<img src="\/images\/([0-9a-v]{26})" alt="[^"]*" width="(\d+)" height="(\d+)"/g,
      )
    : []
  return new Map(
    [...shown].map(([, id = '', width, height]) => [
      id,
      { width: Number(width), height: Number(height) },
    ]),
  )
}
