import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { EventRow } from '#server/kernel/rows.ts'
import { boardJson, personOf, statusJson, tagJson } from '#server/kernel/rowSql.ts'
import {
  boardWasReadable,
  ideaOpen,
  ideaReadable,
  reading,
  tagWasReadable,
} from '#server/kernel/visibility.ts'

interface ReaderPlaces {
  levels: string
  me: string
  team: string
}

const tagNamed = (end: string) => `(t.id = e.data->>'${end}' or t.name = e.data->>'${end}')`
const tagSeen = (end: string, team: string) =>
  `exists (select from tag t where ${tagNamed(end)} and ${tagWasReadable(team)})`
const boardSeen = (end: string, levels: string) =>
  `exists (select from board b where b.id = e.data->>'${end}' and ${boardWasReadable(levels)})`
const ideaSeen = (end: string, reader: ReaderPlaces) =>
  ideaOpen(
    `case when jsonb_typeof(e.data->'${end}') = 'number' then (e.data->>'${end}')::int end`,
    reader,
  )

/**
 * Gives the condition that since the event `e`, that moment included, its idea was only on boards
 * that the reader may read.
 */
const stoodOpen = (
  levels: string,
) => `not exists (select from idea_event mv where mv.idea_number = e.idea_number and mv.kind = 'moved' and mv.created_at >= e.created_at
      and not exists (select from board b where b.id = mv.data->>'from' and ${boardWasReadable(levels)}))`

/**
 * Gives the condition that the event `e` of a readable idea may be read: all that it names may be
 * read as well, and a former title comes from boards that the reader may read. Blanked events, and
 * imported ones that the product has no word for, are left out.
 */
export function eventReadable(reader: ReaderPlaces): string {
  const { levels, team } = reader
  return `case e.kind
    when 'posted' then true
    when 'locked' then true
    when 'unlocked' then true
    when 'status_changed' then exists (select from status s where s.id = e.data->>'to')
    when 'retitled' then e.data->>'from' is not null and e.data->>'to' is not null and ${stoodOpen(levels)}
    when 'moved' then ${boardSeen('from', levels)} and ${boardSeen('to', levels)}
    when 'tagged' then ${tagSeen('to', team)}
    when 'untagged' then ${tagSeen('from', team)}
    when 'merged' then ${ideaSeen('from', reader)} and ${ideaSeen('to', reader)}
    when 'unmerged' then ${ideaSeen('from', reader)} and ${ideaSeen('to', reader)}
    when 'announced' then exists (select from changelog_entry ce where ce.id = e.data->>'to' and ce.state = 'PUBLISHED')
    else false end`
}

const valueOf = (
  end: string,
) => `case when e.data->>'${end}' is not null and e.kind <> 'posted' then json_build_object(
    'title', case when e.kind = 'retitled' then e.data->>'${end}' end,
    'status', case when e.kind = 'status_changed' then (select ${statusJson} from status s where s.id = e.data->>'${end}') end,
    'board', case when e.kind = 'moved' then (select ${boardJson} from board b where b.id = e.data->>'${end}') end,
    'tag', case when e.kind in ('tagged', 'untagged') then (select ${tagJson} from tag t where ${tagNamed(end)} order by t.id <> e.data->>'${end}' limit 1) end,
    'ideaNumber', case when e.kind in ('merged', 'unmerged') then (e.data->>'${end}')::int end,
    'entryId', case when e.kind = 'announced' then e.data->>'${end}' end) end`

/** The columns of an EventRow for the event `e`, which its reader may read. */
export const eventColumns = `e.id, e.idea_number as "ideaNumber", e.kind, e.created_at as "createdAt", e.created_at as "updatedAt", ${personOf('e.actor_id')} as actor,
  ${valueOf('from')} as "from", ${valueOf('to')} as "to"`

const reader: ReaderPlaces = { levels: '$2', me: '$3', team: '$4' }
const byId = statement<EventRow>(
  'events_by_id',
  `select ${eventColumns} from idea_event e join idea i on i.number = e.idea_number join board b on b.id = i.board_id
   where e.id = any($1::text[]) and ${ideaReadable(reader)} and ${eventReadable(reader)}`,
)

/** Events by id, in the order asked for; null for what does not exist or the actor may not read. */
export async function findEvents(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(EventRow | null)[]> {
  const { levels, me, team } = reading(actor)
  const found = new Map(
    (await db.query(byId, [ids, levels, me, team])).map((event) => [event.id, event]),
  )
  return ids.map((id) => found.get(id) ?? null)
}

/** Events of timelines by id; null for what the reader may not see. */
export const eventLoaders = ({ db, actor }: Reader) => ({
  events: new DataLoader<string, EventRow | null>((ids) => findEvents(db, actor, ids)),
})
