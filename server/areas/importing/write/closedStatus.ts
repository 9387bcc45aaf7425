import { statusCategories } from '#rules/statuses.ts'
import { statement, type Db } from '#server/db/database.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'
import type { ImportedIssue } from '../items/shape.ts'
import { isJustClosed, statusOf, timelineOf } from '../mapping/timeline.ts'
import type { Place } from './place.ts'
import { newsOf, type Present } from './updateIdea.ts'

/** The normalised name of the status of what was closed for no reason. */
export const CLOSED = nameKey('Closed')

const slugs = statement<{ slug: string }>('import_status_slugs', 'select slug from status')
const add = statement<never>(
  'import_status_closed',
  `insert into status (id, name, name_key, slug, import_id, category, position, on_roadmap)
   select $1, 'Closed', $2, $3, $4, 'CLOSED', (select coalesce(max(position), 0) + 1 from status), false on conflict (name_key) do nothing`,
)
const find = statement<{ id: string }>(
  'import_status_closed_find',
  'select id from status where name_key = $1',
)

/**
 * Adds the status of what was closed for no reason, last of all, where the site has none and what is
 * written of an issue names it: one that no idea needs is not made again after the team deleted it.
 */
export async function ensureClosed(
  db: Db,
  place: Place,
  { issue, present, importId }: { issue: ImportedIssue; present: Present | null; importId: string },
): Promise<void> {
  if (!place.lacksClosed || !isJustClosed(issue, place) || !namesClosed(place, issue, present))
    return
  const slug = freeSlug('Closed', new Set((await db.query(slugs)).map((row) => row.slug)), 'status')
  await db.query(add, [place.kinds.CLOSED, CLOSED, slug, importId])
  // Somebody may have made one of that name meanwhile.
  const made = place.kinds.CLOSED
  for (const { id } of await db.query(find, [CLOSED]))
    for (const kind of statusCategories) if (place.kinds[kind] === made) place.kinds[kind] = id
  place.lacksClosed = false
}

/** Whether the idea gets that status, or a new line of its timeline names it. */
function namesClosed(place: Place, issue: ImportedIssue, present: Present | null): boolean {
  const { statusId, timeline } =
    present === null
      ? { statusId: statusOf(issue, place), timeline: timelineOf(issue, place) }
      : newsOf(issue, present, { ...place, tags: new Map() })
  const id = place.kinds.CLOSED
  return statusId === id || timeline.some(({ data }) => data['from'] === id || data['to'] === id)
}
