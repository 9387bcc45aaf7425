import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { boardReadable } from '#server/kernel/visibility.ts'
import {
  bindReader,
  boardIdAt,
  filterSql,
  isUncounted,
  slugOf,
  type Bind,
  type IdeaFilter,
} from './ideaFilter.ts'

/** Counts the ideas of a list one by one, for the lists that keptCount has no answer to. */
export async function countIdeas(db: Db, actor: Actor, filter: IdeaFilter): Promise<number> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const reader = bindReader(actor, bind)
  const { name, conditions } = filterSql(filter, bind, reader)
  const where = [...conditions, boardReadable(reader.levels)].join(' and ')
  const text = `select count(*) from idea i join board b on b.id = i.board_id where ${where}`
  const [row] = await db.query(statement<{ count: number }>(`ideas_count_${name}`, text), values)
  return row?.count ?? 0
}

/**
 * A query of how many ideas a list has, from the kept counts; null where it is narrowed to more
 * than boards, statuses and their categories. Takes the parameter that holds the reader's levels.
 */
export function keptCount(filter: IdeaFilter, levels: string, bind: Bind): string | null {
  if (isUncounted(filter)) return null
  const board = filter.board ? `and b.id = ${boardIdAt(bind(slugOf(filter.board)), levels)}` : ''
  const status = filter.statuses?.length
    ? `and c.status_id in (select id from status where slug = any(${bind(filter.statuses.map(slugOf))}::text[]))`
    : ''
  const category = filter.categories?.length
    ? `and c.status_id in (select id from status where category = any(${bind(filter.categories)}::text[]))`
    : ''
  return `select coalesce(sum(c.count), 0)::int from idea_count c join board b on b.id = c.board_id where ${boardReadable(levels)} ${board} ${status} ${category}`
}
