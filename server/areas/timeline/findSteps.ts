import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Reader } from '#server/kernel/reader.ts'

/** A status that an idea got, and when. */
export interface StepRow {
  statusId: string
  at: string
}

/** The most steps of an idea that are given: the last ones. */
export const STEPS_MOST = 12

const steps = statement<StepRow & { number: number }>(
  'idea_steps',
  `select given.number, step.status as "statusId", step.at from unnest($1::int[]) as given (number)
   cross join lateral (
     select e.id, e.data ->> 'to' as status, e.created_at as at from idea_event e
     where e.idea_number = given.number and e.kind = 'status_changed' and exists (select from status s where s.id = e.data ->> 'to')
     order by e.created_at desc, e.id collate "C" desc limit ${STEPS_MOST}) step
   order by given.number, step.at, step.id collate "C"`,
)

/** The statuses that ideas got since they were posted, the first first; of ideas that the reader may read. */
export async function findSteps(db: Db, numbers: readonly number[]): Promise<StepRow[][]> {
  const found = await db.query(steps, [numbers])
  return numbers.map((wanted) => found.filter(({ number }) => number === wanted))
}

/** The statuses that ideas got, by number. */
export const stepLoaders = ({ db }: Reader) => ({
  ideaSteps: new DataLoader<number, StepRow[]>((numbers) => findSteps(db, numbers)),
})
