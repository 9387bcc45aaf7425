import { ideaRows, type RawPage } from '#server/areas/ideas/ideaRows.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { searchSql } from './searchIdeas.ts'
import { parseSearch } from './searchQuery.ts'

/**
 * The lowest rank of a search by any word at which titles have a telling word in common, or look
 * alike.
 */
const RELATED_FROM = 350

/** Ideas whose titles have words in common with one, as a search for its title finds them, the nearest first; only what the actor finds by searching. */
export async function findRelated(
  db: Db,
  actor: Actor,
  idea: Pick<IdeaRow, 'number' | 'title'>,
  size: number,
): Promise<IdeaRow[]> {
  const query = parseSearch(idea.title)
  if (query === null || size < 1) return []
  // One more, for the idea finds itself.
  const { text, values } = searchSql(actor, {
    filter: {},
    query,
    mode: 'alike',
    request: { size: size + 1, backward: false, cursor: null },
  })
  const [page] = await db.query(statement<RawPage>('', text), values)
  const found = ideaRows(page) as (IdeaRow & { rank: number })[]
  return found
    .filter(({ number, rank }) => number !== idea.number && rank >= RELATED_FROM)
    .slice(0, size)
}
