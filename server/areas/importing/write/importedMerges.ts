import { isThere, leadBack, leadTo, lockFamilies } from '#server/areas/merging/families.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Duplicate } from '../mapping/duplicates.ts'
import { peopleSource } from './people.ts'

/**
 * Whether an import merged the idea `i` into what it is merged into: it left a line in the timeline
 * that says so, and the team has neither unmerged nor merged it since.
 */
export const isMergedByImport = `i.merged_into is not null
  and exists (select from idea_event e where e.idea_number = i.number and e.kind = 'merged' and e.source_key = 'merged')
  and not exists (select from idea_event e where e.idea_number = i.number and e.source_key is null
    and e.kind in ('merged', 'unmerged') and (e.data->>'from')::int = i.number)`

/** Whether the team has decided something about the idea `i`, which then stands. */
export const isTouched = `i.state <> 'LIVE' or exists (select from idea_event e where e.idea_number = i.number and e.source_key is null)
  or exists (select from idea_edit e where e.idea_number = i.number) or exists (select from changelog_entry_idea x where x.idea_number = i.number)`

const touched = statement<{ isTouched: boolean }>(
  'import_merge_touched',
  `select ${isTouched} as "isTouched" from idea i where number = $1`,
)
const byImport = statement<{ number: number }>(
  'import_merge_own',
  `select number from idea i where number = $1 and ${isMergedByImport}`,
)
const note = statement<never>(
  'import_merge_note',
  `insert into idea_event (id, idea_number, actor_id, kind, data, source_key, created_at)
   values ($1, $2, (select id from person where source = $3 and source_key = lower($4)), 'merged', $5, $6, $7)`,
)
const forget = statement<never>(
  'import_merge_forget',
  `delete from idea_event where (idea_number = $1 and kind = 'merged' and source_key = 'merged')
     or (idea_number = any($2::int[]) and kind = 'merged' and source_key = 'merged:' || $1)`,
)
const notedOn = statement<{ number: number }>(
  'import_merge_noted_on',
  `select distinct (data->>'to')::int as number from idea_event where idea_number = $1 and kind = 'merged' and source_key = 'merged'`,
)

/** The fate of a duplicate: merged, here as one already, or left for a reason. */
export type Merged = 'merged' | 'present' | 'ours' | 'circle' | 'missing'

/**
 * Merges an idea into the one that it repeats, by the rules of every merge (docs/RULES.md#states);
 * where that is merged itself, into its target. Nobody is told of it.
 */
export async function mergeImported(
  tx: Db,
  { number, target, importId }: { number: number; target: number; importId: string },
  { source, tracker, at, by }: Duplicate,
): Promise<Merged> {
  const families = await lockFamilies(tx, [number, target])
  const idea = families.get(number)
  const asked = families.get(target)
  const into = families.get(asked?.mergedInto ?? target)
  if (!isThere(idea) || !isThere(asked) || !isThere(into)) return 'missing'
  if (idea.mergedInto !== null) return 'present'
  if (idea.number === into.number) return 'circle'
  if ((await tx.query(touched, [number]))[0]?.isTouched !== false) return 'ours'
  const moved = await leadTo(tx, families, { idea, into, parent: target })
  const data = {
    from: number,
    to: into.number,
    import: importId,
    ...(moved.length > 0 && { moved }),
  }
  for (const [on, key] of [
    [number, 'merged'],
    [into.number, `merged:${number}`],
  ])
    await tx.query(note, [
      newId('event'),
      on,
      peopleSource({ tracker, source }),
      by,
      JSON.stringify(data),
      key,
      at,
    ])
  return 'merged'
}

/**
 * Takes a merge back that an import made, and leaves nothing of it: its idea and the target are as
 * they would be without it. Does nothing where the team has decided otherwise since.
 */
export async function unmergeImported(tx: Db, number: number): Promise<void> {
  const families = await lockFamilies(tx, [number])
  const idea = families.get(number)
  const into = idea?.mergedInto == null ? undefined : families.get(idea.mergedInto)
  if (!idea || !into || (await tx.query(byImport, [number])).length === 0) return
  await leadBack(tx, families, { idea, into })
  const noted = (await tx.query(notedOn, [number])).map((one) => one.number)
  await tx.query(forget, [number, noted])
}
