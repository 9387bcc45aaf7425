import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Reader } from '#server/kernel/reader.ts'

const keep = statement<never>(
  'board_address_keep',
  `insert into board_address (slug, board_id) values ($1, $2) on conflict (slug) do update set board_id = excluded.board_id`,
)
const take = statement<never>('board_address_take', 'delete from board_address where slug = $1')
/** Of a deleted board, whose slug is its id, what took its place. */
const find = statement<{ slug: string; id: string }>(
  'board_addresses_find',
  `with recursive led as (
     select asked.slug, b.id, b.deleted_into from unnest($1::text[]) as asked(slug)
       join board b on b.id = coalesce((select board_id from board_address where slug = asked.slug), (select id from board where slug = asked.slug))
     union all select led.slug, next.id, next.deleted_into from led join board next on next.id = led.deleted_into)
   select slug, id from led where deleted_into is null`,
)

/** Lets a slug lead to a board that had it. */
export async function keepAddress(tx: Db, slug: string, boardId: string): Promise<void> {
  await tx.query(keep, [slug, boardId])
}

/** A board has this slug from now on, and nothing else leads by it. */
export async function takeAddress(tx: Db, slug: string): Promise<void> {
  await tx.query(take, [slug])
}

async function findByFormer(db: Db, slugs: readonly string[]): Promise<(string | null)[]> {
  const found = new Map((await db.query(find, [slugs])).map(({ slug, id }) => [slug, id]))
  return slugs.map((slug) => found.get(slug) ?? null)
}

/**
 * Ids of boards by a slug that they had before they were renamed or deleted; of a deleted one that
 * to which its ideas went. Null for one that no board ever had. Checks no permission.
 */
export const boardAddressLoaders = ({ db }: Reader) => ({
  formerBoards: new DataLoader<string, string | null>((slugs) => findByFormer(db, slugs)),
})
