import type { Db } from '#server/db/database.ts'
import { labelDeletion } from '#server/db/tables/labels.ts'
import { board, status, tag } from '#server/db/tables/site.ts'
import { synonymGroup } from '#server/db/tables/synonyms.ts'
import type { TestSite } from '../testSite.ts'

/** Ids of what was deleted and can be restored. */
export interface Deleted {
  board: string
  status: string
  tag: string
}

/** The id of words of which the team has said that they mean the same. */
export const SYNONYMS = 'synonyms_qzwords'
/** Words that merges taught. */
export const LEARNED = 'synonyms_qzlearned'

const ids: Deleted = { board: 'board_qzgone', status: 'status_qzgone', tag: 'tag_qzgone' }

/** Adds a board, a status and a tag that were deleted, without ideas; and words that mean the same. */
export async function addDeleted(db: Db, site: TestSite): Promise<Deleted> {
  await db.orm.insert(synonymGroup).values([
    { id: SYNONYMS, source: 'TEAM', key: 'far|remote', words: ['far', 'remote'] },
    { id: LEARNED, source: 'LEARNED', key: 'near|close', words: ['near', 'close'] },
  ])
  const deletedAt = new Date().toISOString()
  const gone = (id: string) => ({ id, name: 'Gone', nameKey: id, slug: id, deletedAt })
  const deletedInto = site.boards.public
  await db.orm.insert(board).values({ ...gone(ids.board), position: 9, deletedInto })
  await db.orm.insert(status).values({ ...gone(ids.status), category: 'PLANNED', position: 9 })
  await db.orm.insert(tag).values(gone(ids.tag))
  const deletion = (kind: keyof Deleted, intoId: string | null = null) => ({
    kind,
    labelId: ids[kind],
    intoId,
    slug: `gone-${kind}`,
    nameKey: `gone ${kind}`,
    ideas: 0,
  })
  await db.orm
    .insert(labelDeletion)
    .values([deletion('board', deletedInto), deletion('status'), deletion('tag')])
  return ids
}
