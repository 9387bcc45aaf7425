import { statement } from '#server/db/database.ts'
import { boardReadable, readableLevels } from '#server/kernel/visibility.ts'
import type { ReadFigures } from './keptFigures.ts'
import { KNOWN_DAYS, toldOfShipping } from './toldVoters.ts'

/** The ideas that shipped within the last year, and how many of those who asked for them have heard of it. */
export interface KeptPromises {
  shippedCount: number
  /** The people who voted for one of the ideas of which anybody was told. */
  askedCount: number
  /** Those of them who were told of each that they voted for. */
  toldCount: number
}

const read = statement<KeptPromises>(
  'kept_promises',
  `with shipped as materialized (
     select i.number, i.status_id, i.status_changed_at from idea i join status s on s.id = i.status_id join board b on b.id = i.board_id
     where s.category = 'SHIPPED' and i.state = 'LIVE' and i.merged_into is null and i.status_changed_at > now() - $2::int * interval '1 day' and ${boardReadable('$1')}),
   asked as materialized (
     select i.number, v.person_id, (${toldOfShipping}) as told from shipped i join vote v on v.idea_number = i.number),
   people as (
     select bool_and(told) as told from asked where number in (select number from asked group by number having bool_or(told)) group by person_id)
   select (select count(*)::int from shipped) as "shippedCount", (select count(*)::int from people) as "askedCount",
     (select count(*)::int from people where told) as "toldCount"`,
)

/** Gives the figures for an actor. */
export type ReadKeptPromises = ReadFigures<KeptPromises>

/** Counts the figures from the rows, over all boards that the actor may read. */
export const readKeptPromises: ReadKeptPromises = async (db, actor) => {
  const [found] = await db.query(read, [readableLevels(actor), KNOWN_DAYS])
  return found ?? { shippedCount: 0, askedCount: 0, toldCount: 0 }
}
