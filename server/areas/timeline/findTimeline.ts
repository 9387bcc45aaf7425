import { limits } from '#rules/limits.ts'
import { commentColumns } from '#server/areas/comments/findComments.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import type { CommentRow, EventRow } from '#server/kernel/rows.ts'
import { commentReadable, ideaReadable, reading } from '#server/kernel/visibility.ts'
import { eventColumns, eventReadable } from './findEvents.ts'
import { newToReader } from './unread.ts'

export type TimelineRow = CommentRow | EventRow

/** The part of a timeline that is asked for: a page, or the entries around something. */
export interface TimelineArguments extends PageArguments {
  /** A comment or event: the page holds it. */
  from?: string | null
  /** The page holds where what is new begins, of a long timeline. */
  unread?: boolean | null
  /** The moment after which entries are new, for a reader whose place is not stored. */
  since?: string | null
}

/**
 * The order of a timeline has four keys: the moment and the name of a thread, the moment of a reply
 * in it, and the id. An event is a thread of its own. No reply: the beginning of 1970, so that what
 * is answered comes before its replies.
 */
const FIRST = '1970-01-01T00:00:00.000Z'
const START = [FIRST, '', FIRST, '']
const END = ['9999-12-31T00:00:00.000Z', '', FIRST, '']

const order = (direction: 'asc' | 'desc', alias: string) =>
  ['thread_at', 'thread collate "C"', 'reply_at', 'id collate "C"']
    .map((key) => `${alias}${key} ${direction}`)
    .join(', ')
const reader = { levels: '$2', me: '$3', team: '$4' }

/** The idea and what was merged into it, as far as the reader may read each by itself. */
const parts = `parts as materialized (select i.number from idea i join board b on b.id = i.board_id
    where (i.number = $1 or i.merged_into = $1) and ${ideaReadable(reader)})`

/** The keys of what stands before or after a place, nearest first: of each part by its index, so that no page costs more than another. */
function near(
  direction: 'asc' | 'desc',
  comparison: '<' | '>' | '>=',
  [at, thread, replyAt, id]: readonly string[],
  limit: string,
  from = '',
): string {
  return `select k.* from (
    select c.* from ${from} parts part, lateral (select c.id, c.thread_at, c.thread, c.reply_at from comment c where c.idea_number = part.number and ${commentReadable(reader)}
      and (c.thread_at, c.thread collate "C", c.reply_at, c.id collate "C") ${comparison} (${at}, ${thread}, ${replyAt}, ${id}) order by ${order(direction, 'c.')} limit ${limit}) c
    union all
    select e.* from ${from} parts part, lateral (select e.id, e.created_at as thread_at, e.id as thread, '${FIRST}'::timestamptz as reply_at from idea_event e
      where part.number = $1 and e.idea_number = part.number and ${eventReadable(reader)}
      and (e.created_at, e.id collate "C") ${comparison} (${at}, ${thread}) order by e.created_at ${direction}, e.id collate "C" ${direction} limit ${limit}) e) k
    order by ${order(direction, 'k.')} limit ${limit}`
}

/** The whole of what a page's keys name. */
const whole = (
  side: string,
) => `select ${side} as side, page.thread_at as "threadAt", page.thread, page.reply_at as "replyAt", page.id,
    case when c.id is not null then (select row_to_json(one) from (select ${commentColumns(reader.me, reader.team)}) one) end as comment,
    case when e.id is not null then (select row_to_json(one) from (select ${eventColumns}) one) end as event
  from page left join comment c on c.id = page.id left join idea_event e on e.id = page.id`

interface Read {
  side: number
  threadAt: string
  thread: string
  replyAt: string
  id: string
  comment: CommentRow | null
  event: EventRow | null
}

const given = ['$5::timestamptz', '$6::text', '$7::timestamptz', '$8::text']
const forwards = statement<Read>(
  'timeline_asc',
  `with ${parts}, page as materialized (${near('asc', '>', given, '$9::int')}) ${whole('1')} order by ${order('asc', 'page.')}`,
)
const backwards = statement<Read>(
  'timeline_desc',
  `with ${parts}, page as materialized (${near('desc', '<', given, '$9::int')}) ${whole('0')} order by ${order('desc', 'page.')}`,
)

const place = ['place.thread_at', 'place.thread', 'place.reply_at', 'place.id']
const keysOf = 'c.thread_at, c.thread, c.reply_at, c.id'
const later = newToReader({ ...reader, since: 'mark.at' })
const around = statement<Read>(
  'timeline_around',
  `with ${parts},
   mark as materialized (select greatest($7::timestamptz, (select read_at from idea_read where person_id = $3::text and idea_number = $1)) as at),
   named as materialized (
     (select ${keysOf} from comment c where c.id = $5::text and c.idea_number in (select number from parts) and ${commentReadable(reader)})
     union all
     (select e.created_at, e.id, '${FIRST}'::timestamptz, e.id from idea_event e where e.id = $5::text and e.idea_number = $1 and e.idea_number in (select number from parts) and ${eventReadable(reader)})),
   fresh as materialized (select c.* from mark, parts part, lateral (select ${keysOf} from comment c where c.idea_number = part.number and ${later} and c.reply_to is null order by c.created_at limit 1) c
     where $6::boolean and $5::text is null and (select comment_count from idea where number = $1) >= ${limits.longTimeline} order by c.thread_at limit 1),
   answers as materialized (select c.* from mark, parts part, lateral (select ${keysOf}, c.created_at from comment c where c.idea_number = part.number and ${later} order by c.created_at desc limit 1) c
     where $6::boolean and $5::text is null and not exists (select from fresh) and (select comment_count from idea where number = $1) >= ${limits.longTimeline} order by c.created_at desc limit 1),
   place as materialized (
     select * from named union all select * from fresh union all select thread_at, thread, reply_at, id from answers
     union all select '${FIRST}'::timestamptz, '', '${FIRST}'::timestamptz, ''
       where not exists (select from named) and not exists (select from fresh) and not exists (select from answers)),
   before as materialized (${near('desc', '<', place, '$8::int', 'place,')}),
   behind as materialized (${near('asc', '>=', place, '$9::int', 'place,')}),
   page as materialized (select 0 as side, * from before union all select 1, * from behind)
   ${whole('page.side')} order by ${order('asc', 'page.')}`,
)

/**
 * Comments and events of an idea that the actor may see, in the order of time, replies with what
 * they answer; internal comments for the team alone, and an event only where all that it names
 * may be read. One statement for any page. None where they may not read the idea.
 */
export async function listTimeline(
  db: Db,
  actor: Actor,
  ideaNumber: number,
  { from = null, unread = false, since = null, ...page }: TimelineArguments,
): Promise<Page<TimelineRow>> {
  const request = pageRequest(page, {
    name: 'TIMELINE',
    types: ['time', 'string', 'time', 'string'],
    defaultSize: limits.commentPageSize,
  })
  const { levels, me, team } = reading(actor)
  const by = [ideaNumber, levels, me, team]
  if (!request.backward && request.cursor === null && (from !== null || unread === true)) {
    // A third stands before the place, so that what leads to it is seen as well.
    const earlier = Math.floor(request.size / 3)
    const read = await db.query(around, [
      ...by,
      from,
      unread === true,
      since,
      earlier + 1,
      request.size + 1,
    ])
    return windowOf(read, request.size, earlier)
  }
  const keys = request.cursor ?? (request.backward ? END : START)
  const read = await db.query(request.backward ? backwards : forwards, [
    ...by,
    ...keys,
    request.size + 1,
  ])
  return pageOf(read.map(rowOf), request, timelineCursor)
}

/** Gives the wanted number of entries around a place, of which one more was read on either side. */
function windowOf(read: readonly Read[], size: number, wanted: number): Page<TimelineRow> {
  const before = read.filter(({ side }) => side === 0)
  const behind = read.filter(({ side }) => side === 1)
  const kept = wanted === 0 ? [] : before.slice(-wanted)
  const later = behind.slice(0, size - kept.length)
  return {
    rows: [...kept, ...later].map(rowOf),
    hasPreviousPage: before.length > kept.length,
    hasNextPage: behind.length > later.length,
    cursorOf: timelineCursor,
  }
}

function rowOf({ comment, event, id }: Read): TimelineRow {
  const row = comment ?? event
  if (row === null) throw new Error(`The timeline names ${id}, which is not there`)
  return row
}

/** Gives the position of a comment or event in the timeline. */
export function timelineCursor(row: TimelineRow): string {
  if ('kind' in row) return writeCursor('TIMELINE', [row.createdAt, row.id, FIRST, row.id])
  return writeCursor('TIMELINE', [row.threadAt, row.thread, row.replyAt, row.id])
}
