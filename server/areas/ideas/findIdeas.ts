import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { IdeaBody, IdeaRow } from '#server/kernel/rows.ts'
import { ideaColumns, personOf } from '#server/kernel/rowSql.ts'
import { ideaReadable, reading } from '#server/kernel/visibility.ts'
import { ideaRows, pageSql, type RawPage } from './ideaRows.ts'

const reader = { levels: '$2', me: '$3', team: '$4' }
const byNumber = statement<RawPage>(
  'ideas_by_number',
  pageSql(
    `select ${ideaColumns(reader)} from idea i join board b on b.id = i.board_id where i.number = any($1::int[]) and ${ideaReadable(reader)}`,
    reader,
  ),
)
/** With who edited its words last: pages show that beside them. */
const bodies = statement<IdeaBody & { number: number }>(
  'idea_bodies',
  `select i.number, i.body, i.body_html as "bodyHtml",
     (select json_build_object('at', e.created_at, 'by', ${personOf('e.editor_id')}) from idea_edit e where e.idea_number = i.number order by e.created_at desc, e.id collate "C" desc limit 1) as "lastEdit"
   from idea i join board b on b.id = i.board_id where i.number = any($1::int[]) and ${ideaReadable(reader)}`,
)

/** Ideas by number, in the order asked for; null for what does not exist or the actor may not read. */
export async function findIdeas(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
): Promise<(IdeaRow | null)[]> {
  const { levels, me, team } = reading(actor)
  const [page] = await db.query(byNumber, [numbers, levels, me, team])
  const found = new Map(ideaRows(page).map((idea) => [idea.number, idea]))
  return numbers.map((number) => found.get(number) ?? null)
}

/** The bodies of ideas by number, in the order asked for; null as findIdeas gives it. */
export async function findBodies(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
): Promise<(IdeaBody | null)[]> {
  const { levels, me, team } = reading(actor)
  const rows = await db.query(bodies, [numbers, levels, me, team])
  const found = new Map(rows.map((row) => [row.number, row]))
  return numbers.map((number) => found.get(number) ?? null)
}

/** Ideas and their bodies by number, as the reader sees them; null for what they may not see. */
export const ideaLoaders = ({ db, actor }: Reader) => ({
  ideas: new DataLoader<number, IdeaRow | null>((numbers) => findIdeas(db, actor, numbers)),
  bodies: new DataLoader<number, IdeaBody | null>((numbers) => findBodies(db, actor, numbers)),
})
