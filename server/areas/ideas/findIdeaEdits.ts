import DataLoader from 'dataloader'
import { EDITS_SHOWN } from '#server/areas/posts/edits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { personOf } from '#server/kernel/rowSql.ts'

/** The words of an idea before an edit, as the team sees it. */
export interface IdeaEditRow {
  id: string
  title: string
  body: string
  editor: UserRow | null
  createdAt: string
  updatedAt: string
}

const json = `json_build_object('id', e.id, 'title', e.title, 'body', e.body, 'editor', ${personOf('e.editor_id')}, 'createdAt', e.created_at, 'updatedAt', e.created_at)`
const ofIdeas = statement<{ ideaNumber: number; edits: IdeaEditRow[] }>(
  'idea_edits',
  `select n.number as "ideaNumber", json_agg(${json} order by e.created_at desc, e.id collate "C" desc) as edits from unnest($1::int[]) n (number)
   cross join lateral (select * from idea_edit e where e.idea_number = n.number order by e.created_at desc, e.id collate "C" desc limit ${EDITS_SHOWN}) e group by n.number`,
)
const byId = statement<{ edit: IdeaEditRow }>(
  'idea_edits_by_id',
  `select ${json} as edit from idea_edit e where e.id = any($1::text[])`,
)

/** The latest edits of ideas, newest first; null but for the team. */
export async function findIdeaEdits(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
): Promise<(IdeaEditRow[] | null)[]> {
  if (!may(actor, 'moderate')) return numbers.map(() => null)
  const found = new Map(
    (await db.query(ofIdeas, [numbers])).map(({ ideaNumber, edits }) => [ideaNumber, edits]),
  )
  return numbers.map((number) => found.get(number) ?? [])
}

/** Edits of ideas by id, in the order asked for; null for what does not exist, and to all but the team. */
export async function findIdeaEditsById(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(IdeaEditRow | null)[]> {
  if (!may(actor, 'moderate')) return ids.map(() => null)
  const found = new Map((await db.query(byId, [ids])).map(({ edit }) => [edit.id, edit]))
  return ids.map((id) => found.get(id) ?? null)
}

/** Loads the earlier words of ideas; null but for the team. */
export const ideaEditLoaders = ({ db, actor }: Reader) => ({
  /** By idea. */
  ideaEdits: new DataLoader<number, IdeaEditRow[] | null>((numbers) =>
    findIdeaEdits(db, actor, numbers),
  ),
  /** By edit. */
  ideaEditsById: new DataLoader<string, IdeaEditRow | null>((ids) =>
    findIdeaEditsById(db, actor, ids),
  ),
})
