import { forgetMoves } from '#server/areas/labels/forgetMoves.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { ImportedIssue } from '../items/shape.ts'
import { statedStatus } from '../mapping/timeline.ts'
import { takes, type Changes } from './changes.ts'
import type { PreparedComment, PreparedIdea } from './prepare.ts'
import { commentKey } from './rows.ts'
import type { Present } from './updateIdea.ts'

const setTexts = statement<never>(
  'import_texts_set',
  `with changed as (
     update idea i set title = $2, slug = $3, body = $4, body_html = $5, excerpt = $6, version = version + 1
     where number = $1 and not exists (select from idea_edit e where e.idea_number = i.number) returning number)
   update idea_search set title_key = $7, title_words = ts_filter($8::tsvector, '{a}'), words = $8::tsvector
   where idea_number in (select number from changed)`,
)
const dropTags = statement<never>(
  'import_tags_drop',
  'delete from idea_tag where idea_number = $1 and tag_id <> all($2::text[])',
)
const setTags = statement<never>(
  'import_tags_set',
  'insert into idea_tag (idea_number, tag_id) select $1, id from unnest($2::text[]) as id on conflict do nothing',
)
const setComments = statement<never>(
  'import_comments_set',
  `update comment c set body = t.body, body_html = t.html, edited_at = coalesce(t.edited, now()), updated_at = now()
   from json_to_recordset($2::json) as t(key text, body text, html text, edited timestamptz)
   where c.source = $1 and c.source_key = t.key and not exists (select from comment_edit e where e.comment_id = c.id)`,
)
const setReactions = statement<never>(
  'import_reactions_set',
  `update comment c set imported_reactions = t.reactions from json_to_recordset($2::json) as t(key text, reactions jsonb)
   where c.source = $1 and c.source_key = t.key`,
)
/** Looks again whether the team has moved it, or deleted the board, since that was looked up without a lock. */
const setBoard = statement<{ id: string }>(
  'import_board_set',
  `with moved as (
     update idea i set board_id = $3, version = version + 1 where number = $1 and board_id = $2
       and not exists (select from idea_event e where e.idea_number = i.number and e.kind = 'moved' and e.source_key is null)
       and exists (select from board where id = $3 and deleted_at is null) returning number)
   insert into idea_event (id, idea_number, kind, data, source_key)
   select $4, number, 'moved', json_build_object('from', $2::text, 'to', $3::text), 'moved:' || $4 from moved returning id`,
)
const keepStatedBoard = statement<never>(
  'import_board_keep',
  `update idea_event set data = data || jsonb_build_object('board', $2::text) where idea_number = $1 and source_key = 'posted'`,
)
const keepStated = statement<never>(
  'import_stated_keep',
  'update idea set source_status = $2 where number = $1 and source_status is null',
)

/** Keeps what a source says of an idea's status, for one that was imported before that was kept. */
export async function keepStatedStatus(
  db: Db,
  issue: ImportedIssue,
  { number, statedStatus: known }: Pick<Present, 'number' | 'statedStatus'>,
): Promise<void> {
  if (known === null) await db.query(keepStated, [number, statedStatus(issue)])
}

/** Keeps which board a source names, or that it names none, so that a later run sees whether it names another one. */
export async function keepBoard(
  db: Db,
  { board }: ImportedIssue,
  { number }: Pick<Present, 'number'>,
): Promise<void> {
  await db.query(keepStatedBoard, [number, board])
}

/** Puts a locked idea on the board that its source names now; gives whether it is there, as the team may have been faster. */
export async function takeBoard(
  tx: Db,
  { number, boardId }: Pick<Present, 'number' | 'boardId'>,
  to: string,
): Promise<boolean> {
  const isThere =
    to === boardId || (await tx.query(setBoard, [number, boardId, to, newId('event')])).length > 0
  if (isThere) await forgetMoves(tx, 'board', { ideaNumber: number })
  return isThere
}

/** Puts in place what changed at the source of a locked idea, where nobody has changed it here. */
export async function takeChanges(
  tx: Db,
  number: number,
  idea: PreparedIdea,
  {
    changes,
    edited,
    tagIds,
  }: { changes: Changes; edited: readonly PreparedComment[]; tagIds: readonly string[] },
): Promise<void> {
  const { issue } = idea
  if (takes(changes, 'title') || takes(changes, 'text'))
    await tx.query(setTexts, [
      number,
      issue.title,
      idea.slug,
      issue.body,
      idea.bodyHtml,
      idea.excerpt,
      idea.titleKey,
      idea.words,
    ])
  if (takes(changes, 'labels'))
    for (const step of [dropTags, setTags]) await tx.query(step, [number, tagIds])
  await setEditedComments(tx, issue, edited)
  await takeReactions(tx, issue, changes)
}

/** Gives comments the reactions that they have at their source. */
export async function takeReactions(
  tx: Db,
  { source, key }: { source: string; key: string },
  { reactions }: Pick<Changes, 'reactions'>,
): Promise<void> {
  if (reactions.length === 0) return
  const rows = reactions.map((comment) => ({
    key: commentKey(key, comment),
    reactions: Object.keys(comment.reactions ?? {}).length > 0 ? comment.reactions : null,
  }))
  await tx.query(setReactions, [source, JSON.stringify(rows)])
}

/** Puts the texts in place that comments of a locked idea have at their source, where nobody has changed them here. */
export async function setEditedComments(
  tx: Db,
  { source, key }: { source: string; key: string },
  edited: readonly PreparedComment[],
): Promise<void> {
  if (edited.length === 0) return
  const rows = edited.map((comment) => ({
    key: commentKey(key, comment),
    body: comment.body,
    html: comment.bodyHtml,
    edited: comment.editedAt,
  }))
  await tx.query(setComments, [source, JSON.stringify(rows)])
}
