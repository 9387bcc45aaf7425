import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { ownIds, type Reader } from '#server/kernel/reader.ts'
import { entryReadable, reading } from '#server/kernel/visibility.ts'
import { entryColumns, type EntryBody, type EntryRow } from './entryRow.ts'

const reader = { levels: '$2', me: '$3', team: '$4' }
const OPEN_TO = { levels: '$2', team: '$3' }

const byId = statement<EntryRow>(
  'entries_by_id',
  `select ${entryColumns(reader)} from changelog_entry ce where ce.id = any($1::text[]) and ${entryReadable(reader)}`,
)
const bodies = statement<EntryBody & { id: string }>(
  'entry_bodies',
  `select ce.id, ce.body, ce.body_html as "bodyHtml" from changelog_entry ce where ce.id = any($1::text[]) and ${entryReadable(OPEN_TO)}`,
)
const bySlug = statement<{ id: string }>(
  'entry_by_slug',
  `select ce.id from changelog_entry ce where ce.slug = $1 and ${entryReadable(OPEN_TO)}`,
)
/** Of ideas merged into one of them as well; the latest first. */
const ofIdeas = statement<{ number: number; entryIds: string[] }>(
  'entries_of_ideas',
  `select part."of" as number, array_agg(ce.id order by ce.published_at desc, ce.id collate "C" desc) as "entryIds" from (
     select distinct coalesce(i.merged_into, i.number) as "of", l.entry_id
     from idea i join changelog_entry_idea l on l.idea_number = i.number
     where i.number = any($1::int[]) or i.merged_into = any($1::int[])) part
   join changelog_entry ce on ce.id = part.entry_id
   where ce.state = 'PUBLISHED' and ${entryReadable(OPEN_TO)} group by part."of"`,
)
const subscribed = statement<{ personId: string }>(
  'changelog_subscribed',
  'select person_id as "personId" from changelog_subscription where person_id = any($1::text[])',
)

/** Entries by id, in the order asked for; null for what does not exist or the actor may not read. */
export async function findEntries(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(EntryRow | null)[]> {
  const { levels, me, team } = reading(actor)
  const found = new Map(
    (await db.query(byId, [ids, levels, me, team])).map((entry) => [entry.id, entry]),
  )
  return ids.map((id) => found.get(id) ?? null)
}

/** The texts of entries by id, in the order asked for; null as findEntries gives it. */
export async function findEntryBodies(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(EntryBody | null)[]> {
  const { levels, team } = reading(actor)
  const found = new Map((await db.query(bodies, [ids, levels, team])).map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
}

/** The id of the entry with a slug; null where there is none that the actor may read. */
export async function findEntryId(db: Db, actor: Actor, slug: string): Promise<string | null> {
  const { levels, team } = reading(actor)
  return (await db.query(bySlug, [slug, levels, team]))[0]?.id ?? null
}

/** The ids of the published entries of each idea, the latest first. */
export async function findEntriesOfIdeas(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
): Promise<string[][]> {
  const { levels, team } = reading(actor)
  const found = new Map(
    (await db.query(ofIdeas, [numbers, levels, team])).map(({ number, entryIds }) => [
      number,
      entryIds,
    ]),
  )
  return numbers.map((number) => found.get(number) ?? [])
}

/** Entries of the changelog by id and by idea, and whether the reader is subscribed. */
export const entryLoaders = (given: Reader) => ({
  entries: new DataLoader<string, EntryRow | null>((ids) =>
    findEntries(given.db, given.actor, ids),
  ),
  entryBodies: new DataLoader<string, EntryBody | null>((ids) =>
    findEntryBodies(given.db, given.actor, ids),
  ),
  entriesOfIdeas: new DataLoader<number, string[]>((numbers) =>
    findEntriesOfIdeas(given.db, given.actor, numbers),
  ),
  changelogSubscriptions: new DataLoader<string, boolean>(async (ids) => {
    const own = await given.db.query(subscribed, [ownIds(given, ids)])
    return ids.map((id) => own.some(({ personId }) => personId === id))
  }),
})
