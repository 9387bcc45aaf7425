import { limits } from '#rules/limits.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { refuse } from '#server/kernel/refusal.ts'

const present = statement<{ given: number; number: number }>(
  'entry_ideas_present',
  `select i.number as given, coalesce(i.merged_into, i.number) as number from idea i
   where i.number = any($1::int[]) and i.state in ('LIVE', 'PENDING')`,
)
const linked = statement<{ number: number; target: number }>(
  'entry_ideas_linked',
  `select l.idea_number as number, coalesce(i.merged_into, i.number) as target
   from changelog_entry_idea l join idea i on i.number = l.idea_number where l.entry_id = $1 order by l.position`,
)
const unlink = statement<never>(
  'entry_ideas_unlink',
  `with told as (delete from idea_event where kind = 'announced' and idea_number = any($2::int[]) and data->>'to' = $1)
   delete from changelog_entry_idea where entry_id = $1 and idea_number = any($2::int[])`,
)
const link = statement<never>(
  'entry_ideas_link',
  `insert into changelog_entry_idea (entry_id, idea_number, position)
   select $1, number, position from unnest($2::int[]) with ordinality as wanted(number, position)
   on conflict (entry_id, idea_number) do update set position = excluded.position`,
)
const announce = statement<never>(
  'entry_ideas_announce',
  `insert into idea_event (id, idea_number, actor_id, kind, data, created_at)
   select new.id, new.number, $3, 'announced', jsonb_build_object('to', $4::text), $5::timestamptz
   from unnest($1::text[], $2::int[]) as new(id, number)
   where not exists (select from idea_event e where e.idea_number = new.number and e.kind = 'announced' and e.data->>'to' = $4::text)`,
)

/** An idea that an entry closes: as it was linked, and where it stands now if it was merged since. */
export interface LinkedIdea {
  number: number
  target: number
}

/** The ideas that an entry closes, in their order. */
export function findLinked(tx: Db, entryId: string): Promise<LinkedIdea[]> {
  return tx.query(linked, [entryId])
}

/**
 * Links an entry to exactly these ideas, in this order, of merged ones to their targets. One that it
 * has already may be gone by now; refused with NOT_FOUND is another one that is not there, and more
 * than an entry may have.
 */
export async function linkIdeas(
  tx: Db,
  entryId: string,
  ideaIds: readonly string[],
): Promise<void> {
  const given = [...new Set(ideaIds)]
  const limit = limits.changelog.ideas
  if (given.length > limit)
    throw refuse('TOO_MANY_ENTRY_IDEAS', { field: 'ideaIds', limit, given: given.length })
  const numbers = given.map((id) => ideaNumber(id))
  const known = await findLinked(tx, entryId)
  const found = await tx.query(present, [numbers.filter((number) => number !== null)])
  const wanted = numbers.map((number) => {
    const had = known.find((one) => one.number === number || one.target === number)
    const is = had?.number ?? found.find((one) => one.given === number)?.number
    if (is === undefined) throw refuse('ENTRY_IDEA_GONE', { field: 'ideaIds' })
    return is
  })
  const gone = known.filter(({ number }) => !wanted.includes(number))
  if (gone.length > 0)
    await tx.query(unlink, [entryId, gone.flatMap(({ number, target }) => [number, target])])
  await tx.query(link, [entryId, [...new Set(wanted)]])
}

/** Tells in the timelines of an entry's ideas that it was published, once in each. `at`: ISO 8601. */
export async function announceTo(
  tx: Db,
  entryId: string,
  { actorId, at }: { actorId: string; at: string },
): Promise<void> {
  const targets = [...new Set((await findLinked(tx, entryId)).map(({ target }) => target))]
  if (targets.length === 0) return
  await tx.query(announce, [targets.map(() => newId('event')), targets, actorId, entryId, at])
}
