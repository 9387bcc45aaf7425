import DataLoader from 'dataloader'
import { EDITS_SHOWN } from '#server/areas/posts/edits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { personOf } from '#server/kernel/rowSql.ts'

/** The text of a comment before an edit, as the team sees it. */
export interface CommentEditRow {
  id: string
  body: string
  editor: UserRow | null
  createdAt: string
  updatedAt: string
}

const json = `json_build_object('id', e.id, 'body', e.body, 'editor', ${personOf('e.editor_id')}, 'createdAt', e.created_at, 'updatedAt', e.created_at)`
const ofComments = statement<{ commentId: string; edits: CommentEditRow[] }>(
  'comment_edits',
  `select n.id as "commentId", json_agg(${json} order by e.created_at desc, e.id collate "C" desc) as edits from unnest($1::text[]) n (id)
   cross join lateral (select * from comment_edit e where e.comment_id = n.id order by e.created_at desc, e.id collate "C" desc limit ${EDITS_SHOWN}) e group by n.id`,
)
const byId = statement<{ edit: CommentEditRow }>(
  'comment_edits_by_id',
  `select ${json} as edit from comment_edit e where e.id = any($1::text[])`,
)

/** The latest edits of comments, newest first; null but for the team. */
export async function findCommentEdits(
  db: Db,
  actor: Actor,
  commentIds: readonly string[],
): Promise<(CommentEditRow[] | null)[]> {
  if (!may(actor, 'moderate')) return commentIds.map(() => null)
  const found = new Map(
    (await db.query(ofComments, [commentIds])).map(({ commentId, edits }) => [commentId, edits]),
  )
  return commentIds.map((id) => found.get(id) ?? [])
}

/** Edits by id, in the order asked for; null for what does not exist, and to all but the team. */
export async function findEdits(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(CommentEditRow | null)[]> {
  if (!may(actor, 'moderate')) return ids.map(() => null)
  const found = new Map((await db.query(byId, [ids])).map(({ edit }) => [edit.id, edit]))
  return ids.map((id) => found.get(id) ?? null)
}

/** Loads the earlier texts of comments; null but for the team. */
export const commentEditLoaders = ({ db, actor }: Reader) => ({
  /** By comment. */
  commentEdits: new DataLoader<string, CommentEditRow[] | null>((ids) =>
    findCommentEdits(db, actor, ids),
  ),
  /** By edit. */
  edits: new DataLoader<string, CommentEditRow | null>((ids) => findEdits(db, actor, ids)),
})
