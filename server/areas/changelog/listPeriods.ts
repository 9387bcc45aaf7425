import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { entryReadable, reading } from '#server/kernel/visibility.ts'
import { CHANGELOG } from './listEntries.ts'

/** A month of the present year, or an earlier year, in which entries were published; in UTC. */
export interface PeriodRow {
  year: number
  /** 1 to 12; null of an earlier year. */
  month: number | null
  count: number
  /** The cursor of the list of entries from which on it begins with those of the period. */
  after: string
}

/** The most periods that are given: the latest. */
export const PERIODS_MOST = 30

const utc = (moment: string) => `(${moment} at time zone 'UTC')`
const periods = statement<Omit<PeriodRow, 'after'> & { end: string }>(
  'entry_periods',
  `with published as (
     select extract(year from ${utc('ce.published_at')})::int as year,
       case when date_trunc('year', ${utc('ce.published_at')}) = date_trunc('year', ${utc('now()')}) then extract(month from ${utc('ce.published_at')})::int end as month
     from changelog_entry ce where ce.state = 'PUBLISHED' and ${entryReadable({ levels: '$1', team: '$2' })})
   select year, month, count(*)::int as count,
     (case when month is null then make_date(year + 1, 1, 1) else make_date(year, month, 1) + interval '1 month' end)::timestamp at time zone 'UTC' as "end"
   from published group by year, month order by year desc, month desc limit ${PERIODS_MOST}`,
)

/** The periods in which the entries that an actor may read were published, the latest first. */
export async function listPeriods(db: Db, actor: Actor): Promise<PeriodRow[]> {
  const { levels, team } = reading(actor)
  return (await db.query(periods, [levels, team])).map(({ end, ...period }) => ({
    ...period,
    after: writeCursor(CHANGELOG, [new Date(end).toISOString(), '']),
  }))
}
