import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import { settleMerged } from './settleMerged.ts'

/** A locked idea, as far as merging asks. */
export interface Part {
  number: number
  state: string
  mergedInto: number | null
  mergedParent: number | null
}

/** Locked ideas by their number, each with its target and all that is merged into that. */
export type Families = ReadonlyMap<number, Part>

/** Two ideas with their targets and all that is merged into any of them, in the order in which everything locks ideas. */
const lock = statement<Part>(
  'merge_lock',
  `with asked as (select number, coalesce(merged_into, number) as target from idea where number = any($1::int[]))
   select number, state, merged_into as "mergedInto", coalesce(merged_parent, merged_into) as "mergedParent" from idea
   where number in (select target from asked) or merged_into in (select target from asked) order by number for update`,
)
/** In one statement, so that no chain stands in between: the trigger looks when all have moved. */
const lead = statement<never>(
  'merge_lead',
  `update idea set merged_into = nullif($2::int, number), merged_parent = case when number = $3 then $4::int else coalesce(merged_parent, merged_into) end where number = any($1::int[])`,
)

/** Locks ideas with all that they are merged with. From then on nobody else merges, until the transaction ends. */
export async function lockFamilies(tx: Db, numbers: readonly number[]): Promise<Families> {
  // From here on nobody else merges, so that what is found is what is locked.
  await holdMerges(tx)
  return new Map((await tx.query(lock, [numbers])).map((idea) => [idea.number, idea]))
}

/** Whether a locked idea is one that others can be merged with. */
export function isThere(idea: Part | undefined): idea is Part {
  return idea !== undefined && idea.state !== 'SPAM' && idea.state !== 'DELETED'
}

/**
 * Leads an idea that is not merged, with all that is merged into it, to one that is not merged
 * either; `parent` is what it was decided to be merged into. Gives what moved along.
 */
export async function leadTo(
  tx: Db,
  families: Families,
  { idea, into, parent = into.number }: { idea: Part; into: Part; parent?: number },
): Promise<number[]> {
  const moved = [...families.values()]
    .filter(({ mergedInto }) => mergedInto === idea.number)
    .map(({ number }) => number)
  await tx.query(lead, [[idea.number, ...moved], into.number, idea.number, parent])
  await settle(tx, [idea, into])
  return moved
}

/** Takes an idea back out of what it is merged into, with those that were merged into it. Gives those. */
export async function leadBack(
  tx: Db,
  families: Families,
  { idea, into }: { idea: Part; into: Part },
): Promise<number[]> {
  const moved = below(idea.number, [...families.values()])
  await tx.query(lead, [[idea.number, ...moved], idea.number, idea.number, null])
  await settle(tx, [idea, into])
  return moved
}

/** Everything that was merged into an idea, and into that. */
function below(number: number, ideas: readonly Part[]): number[] {
  return ideas
    .filter(({ mergedParent }) => mergedParent === number)
    .flatMap((idea) => [idea.number, ...below(idea.number, ideas)])
}

async function settle(tx: Db, ideas: readonly Part[]): Promise<void> {
  for (const { number } of ideas) await settleMerged(tx, number)
}
