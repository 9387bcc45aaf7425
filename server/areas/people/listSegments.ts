import { statement, type Db } from '#server/db/database.ts'
import { isMember } from '#server/kernel/visibility.ts'

/** As many as a choice offers. */
export const MOST_SEGMENTS = 200

const segments = statement<{ segment: string }>(
  'people_segments',
  `select p.segment from person p where ${isMember('p')} and p.segment is not null
   group by p.segment order by lower(p.segment), p.segment collate "C" limit $1`,
)

/** The groups of customers that members belong to, by their names, as many as a choice can offer. */
export async function listSegments(db: Db): Promise<string[]> {
  return (await db.query(segments, [MOST_SEGMENTS])).map(({ segment }) => segment)
}
