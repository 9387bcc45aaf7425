import { statement, type Db } from '#server/db/database.ts'

/** Addresses of a sitemap, the most that search engines take. */
export const PART = 50_000
/** Rows of one statement. */
const PAGE = 2_000

/** A page that everybody may see. */
export interface ListedPage {
  readonly slug: string
  /** Null for what is no idea. */
  readonly number: number | null
  /** ISO 8601. */
  readonly changedAt: string
}

const listed = `from idea i join board b on b.id = i.board_id
   where b.visibility = 'PUBLIC' and i.state = 'LIVE' and i.merged_into is null`
const changed = `greatest(i.last_activity_at, i.updated_at)`
const parts = statement<{ part: number; changedAt: string }>(
  'listed_parts',
  `select (i.number - 1) / ${PART} + 1 as part, max(${changed}) as "changedAt" ${listed} group by 1 order by 1`,
)
const ideas = statement<ListedPage>(
  'listed_ideas',
  `select i.number, i.slug, ${changed} as "changedAt" ${listed}
     and i.number > $1::int and i.number <= $2::int order by i.number limit ${PAGE}`,
)
const boards = statement<ListedPage>(
  'listed_boards',
  `select null as number, b.slug, coalesce(max(i.last_activity_at), b.updated_at) as "changedAt"
   from board b left join idea i on i.board_id = b.id and i.state = 'LIVE' and i.merged_into is null
   where b.visibility = 'PUBLIC' and b.deleted_at is null group by b.id order by b.position, b.id`,
)
/** The newest: with the boards they are less than one sitemap. */
const entries = statement<ListedPage>(
  'listed_entries',
  `select null as number, slug, greatest(published_at, updated_at) as "changedAt"
   from changelog_entry where state = 'PUBLISHED' order by published_at desc, id limit ${PART - 1_000}`,
)

/** The parts into which all ideas are divided by their numbers, those alone in which there is one; and when something in each changed last. */
export function findListedParts(db: Db): Promise<{ part: number; changedAt: string }[]> {
  return db.query(parts)
}

/** The boards that everybody may see. */
export function findListedBoards(db: Db): Promise<ListedPage[]> {
  return db.query(boards)
}

/** The entries of the changelog that everybody may see, the latest first. */
export function findListedEntries(db: Db): Promise<ListedPage[]> {
  return db.query(entries)
}

/** The ideas of one part, by their numbers, some thousand at a time. */
export async function* listedIdeas(db: Db, part: number): AsyncGenerator<ListedPage[]> {
  const end = part * PART
  let after = end - PART
  for (;;) {
    const page = await db.query(ideas, [after, end])
    const last = page.at(-1)?.number
    if (last === undefined || last === null) return
    yield page
    if (page.length < PAGE) return
    after = last
  }
}
