import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from './actor.ts'
import type { IdeaFilter } from './ideaFilter.ts'
import { bindReader, filterSql, isPersonal } from './ideaFilter.ts'
import { boardReadable } from './visibility.ts'

/** How many ideas a list has in all, without search. From the kept counts where the filter names boards and statuses alone. */
export async function countIdeas(db: Db, actor: Actor, filter: IdeaFilter): Promise<number> {
  if (isPersonal(filter) && actor.personId === null) return 0
  const { name, text, values } = isPersonal(filter) || filter.tags?.length ? countSql(actor, filter) : keptCountSql(actor, filter)
  const [row] = await db.query(statement<{ count: number }>(name, text), values)
  return row?.count ?? 0
}

interface Sql {
  name: string
  text: string
  values: unknown[]
}

function countSql(actor: Actor, filter: IdeaFilter): Sql {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const { name, conditions } = filterSql(filter, bind, reader)
  const where = [...conditions, boardReadable(reader.levels)].join(' and ')
  return { name: `ideas_count_${name}`, text: `select count(*) from idea i join board b on b.id = i.board_id where ${where}`, values }
}

function keptCountSql(actor: Actor, filter: IdeaFilter): Sql {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const board = filter.board ? `and b.slug = ${bind(filter.board)}` : ''
  const status = filter.statuses?.length ? `and s.slug = any(${bind(filter.statuses)}::text[])` : ''
  const text = `select coalesce(sum(c.count), 0)::int as count from idea_count c join board b on b.id = c.board_id join status s on s.id = c.status_id
    where ${boardReadable(reader.levels)} ${board} ${status}`
  return { name: `ideas_kept_count_${board && 'b'}${status && 's'}`, text, values }
}
