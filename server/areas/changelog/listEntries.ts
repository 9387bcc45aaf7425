import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import { may } from '#server/kernel/permissions.ts'
import { entryReadable, reading } from '#server/kernel/visibility.ts'
import { entryColumns, type EntryLabel, type EntryRow, type EntryState } from './entryRow.ts'

/** The list of published entries, as its cursors name it. */
export const CHANGELOG = 'CHANGELOG'

const reader = { levels: '$5', me: '$6', team: '$7' }

/** A list of entries by a moment, the latest first when it is read forward. */
const listing = (name: string, at: string, condition: string) =>
  (['desc', 'asc'] as const).map((direction) =>
    statement<EntryRow & { at: string }>(
      `${name}_${direction}`,
      `select ${entryColumns(reader)}, ${at} as at from changelog_entry ce
       where ${condition} and ${entryReadable(reader)}
         and (${at}, ce.id collate "C") ${direction === 'desc' ? '<' : '>'} ($1::timestamptz, $2)
       order by ${at} ${direction}, ce.id collate "C" ${direction} limit $3`,
    ),
  )

const published = listing(
  'entries_published',
  'ce.published_at',
  `ce.state = 'PUBLISHED' and ($4::text is null or ce.labels @> array[$4::text])`,
)
/** By the moment that its readers go by: of drafts the last change, else the publication. */
const MOMENT = `case ce.state when 'DRAFT' then ce.updated_at when 'SCHEDULED' then ce.publish_at else ce.published_at end`
const desk = listing('entries_desk', MOMENT, 'ce.state = $4::text')
const counts = statement<{ state: EntryState; count: number }>(
  'entry_counts',
  'select state, count(*)::int as count from changelog_entry group by state',
)

/** Published entries, the latest first: all, or those with a label. None where the site is closed to the actor. */
export function listEntries(
  db: Db,
  actor: Actor,
  { label = null, ...page }: PageArguments & { label?: EntryLabel | null },
): Promise<Page<EntryRow>> {
  return read(db, actor, { list: published, name: CHANGELOG, value: label, page })
}

/** Entries of a state for the team, the latest first; null for everybody else. */
export async function listDesk(
  db: Db,
  actor: Actor,
  { state, ...page }: PageArguments & { state: EntryState },
): Promise<Page<EntryRow> | null> {
  if (!may(actor, 'writeChangelog')) return null
  return read(db, actor, { list: desk, name: `ENTRIES_${state}`, value: state, page })
}

/** The number of entries of each state, for the team. */
export async function countEntries(db: Db): Promise<Record<EntryState, number>> {
  const counted = { DRAFT: 0, SCHEDULED: 0, PUBLISHED: 0 }
  for (const { state, count } of await db.query(counts)) counted[state] = count
  return counted
}

async function read(
  db: Db,
  actor: Actor,
  {
    list: [forwards, backwards],
    name,
    value,
    page,
  }: {
    list: ReturnType<typeof listing>
    name: string
    value: string | null
    page: PageArguments
  },
): Promise<Page<EntryRow>> {
  const request = pageRequest(page, {
    name,
    types: ['time', 'string'],
    defaultSize: limits.changelog.pageSize,
  })
  const chosen = request.backward ? backwards : forwards
  if (chosen === undefined) throw new Error('A list has two directions')
  const { levels, me, team } = reading(actor)
  const keys = request.cursor ?? [request.backward ? '-infinity' : 'infinity', '']
  const rows = await db.query(chosen, [...keys, request.size + 1, value, levels, me, team])
  const places = new Map(rows.map((row): [EntryRow, string] => [row, row.at]))
  const cursorOf = (row: EntryRow): string => writeCursor(name, [places.get(row) ?? '', row.id])
  return pageOf<EntryRow>(rows, request, cursorOf)
}
