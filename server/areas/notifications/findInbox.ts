import DataLoader from 'dataloader'
import { limits } from '#rules/limits.ts'
import type { NotificationKind } from '#rules/notifications.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import type { Reader } from '#server/kernel/reader.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { notificationReadable, reading } from '#server/kernel/visibility.ts'

/** The notifications of one idea, or of one entry of the changelog, to one person. */
export interface InboxGroupRow {
  id: string
  ideaNumber: number | null
  entryId: string | null
  unreadCount: number
  /** The newest that can be read. */
  latestAt: string
}

/** The message of one event to the reader. */
export interface NotificationRow {
  id: string
  kind: NotificationKind
  ideaNumber: number | null
  entryId: string | null
  commentId: string | null
  actorId: string | null
  data: { status?: string; from?: number }
  createdAt: string
  readAt: string | null
}

type ListedGroup = InboxGroupRow & { unread: boolean; sortedAt: string }

const me = { levels: '$2', me: '$1', team: '$3' }
/** Of the group `g`, the newest that can be read, as far as they are counted. */
const seen = `cross join lateral (
    select count(*) as count, (count(*) filter (where shown.read_at is null))::integer as unread, max(shown.created_at) as latest
    from (select n.read_at, n.created_at from notification n where n.group_id = g.id and ${notificationReadable(me)}
      order by n.created_at desc limit ${limits.unreadCounted}) shown) seen`
const groupColumns = `g.id, g.idea_number as "ideaNumber", g.entry_id as "entryId", seen.unread as "unreadCount", seen.latest as "latestAt"`
const columns = `n.id, n.kind, n.idea_number as "ideaNumber", n.entry_id as "entryId", n.comment_id as "commentId", n.actor_id as "actorId", n.data, n.created_at as "createdAt", n.read_at as "readAt"`

const list = statement<ListedGroup>(
  'inbox_list',
  `select ${groupColumns}, g.unread, g.latest_at as "sortedAt" from notification_group g ${seen}
   where g.recipient_id = $1 and (not $4::boolean or g.unread) and (g.unread, g.latest_at, g.id collate "C") < ($5::boolean, $6::timestamptz, $7)
     and seen.count > 0 and (not $4::boolean or seen.unread > 0)
   order by g.unread desc, g.latest_at desc, g.id collate "C" desc limit $8`,
)
const byId = statement<InboxGroupRow>(
  'inbox_groups_by_id',
  `select ${groupColumns} from notification_group g ${seen} where g.recipient_id = $1 and g.id = any($4::text[]) and seen.count > 0`,
)
const bySubject = statement<InboxGroupRow>(
  'inbox_groups_by_subject',
  `select ${groupColumns} from notification_group g ${seen} where g.recipient_id = $1 and g.subject = any($4::text[]) and seen.count > 0`,
)
const countUnread = statement<{ count: number }>(
  'inbox_count_unread',
  `select count(*)::integer as count from (
     select from notification_group g where g.recipient_id = $1 and g.unread
       and exists (select from notification n where n.group_id = g.id and n.read_at is null and ${notificationReadable(me)})
     limit ${limits.unreadCounted}) unread`,
)
const inGroup = statement<NotificationRow>(
  'notifications_in_group',
  `select ${columns} from notification n where n.recipient_id = $1 and n.group_id = $4 and (n.created_at, n.id collate "C") < ($5::timestamptz, $6) and ${notificationReadable(me)}
   order by n.created_at desc, n.id collate "C" desc limit $7`,
)
const notificationsById = statement<NotificationRow>(
  'notifications_by_id',
  `select ${columns} from notification n where n.recipient_id = $1 and n.group_id is not null and n.id = any($4::text[]) and ${notificationReadable(me)}`,
)

const INBOX = { name: 'INBOX', types: ['integer', 'time', 'string'] } as const
const GROUP = { name: 'INBOX_GROUP', types: ['time', 'string'] } as const

function own(actor: Actor): [string | null, string[], boolean] {
  const { levels, me: personId, team } = reading(actor)
  return [personId, levels, team]
}

/**
 * Lists what somebody was told, in groups: those with something unread first, then the newest.
 * `isUnread`: only those. Forward alone.
 */
export async function listInbox(
  db: Db,
  actor: Actor,
  { isUnread, ...page }: PageArguments & { isUnread: boolean },
): Promise<Page<InboxGroupRow>> {
  const request = pageRequest(page, INBOX)
  if (request.backward) throw refuse('PAGE_BACKWARD', { field: 'last' })
  const [unread, at, id] = request.cursor ?? [1, 'infinity', '']
  const rows = await db.query(list, [
    ...own(actor),
    isUnread,
    unread === 1,
    at,
    id,
    request.size + 1,
  ])
  const places = new Map(rows.map((row) => [row.id, row]))
  return pageOf<InboxGroupRow>(rows, request, (row) => {
    const place = places.get(row.id)
    return writeCursor(INBOX.name, [place?.unread ? 1 : 0, place?.sortedAt ?? '', row.id])
  })
}

/** Counts the groups in which somebody has something unread; at most `limits.unreadCounted`. */
export async function countUnreadGroups(db: Db, actor: Actor): Promise<number> {
  return (await db.query(countUnread, own(actor)))[0]?.count ?? 0
}

/** Lists the notifications of one of somebody's groups, the newest first. Forward alone. */
export async function listGroup(
  db: Db,
  actor: Actor,
  groupId: string,
  page: PageArguments,
): Promise<Page<NotificationRow>> {
  const request = pageRequest(page, GROUP)
  if (request.backward) throw refuse('PAGE_BACKWARD', { field: 'last' })
  const [at, id] = request.cursor ?? ['infinity', '']
  const rows = await db.query(inGroup, [...own(actor), groupId, at, id, request.size + 1])
  return pageOf(rows, request, (row) => writeCursor(GROUP.name, [row.createdAt, row.id]))
}

/** Finds some of somebody's groups by id, in the order asked for; null for what is not theirs, or cannot be read. */
export async function findGroups(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(InboxGroupRow | null)[]> {
  const found = await db.query(byId, [...own(actor), ids])
  return ids.map((id) => found.find((group) => group.id === id) ?? null)
}

/**
 * Loads the reader's own groups and notifications by id, and groups by what they are about: the id of
 * an idea (`idea_7`) or of an entry of the changelog. Null for all others.
 */
export const inboxLoaders = ({ db, actor }: Reader) => ({
  inboxGroups: new DataLoader<string, InboxGroupRow | null>((ids) => findGroups(db, actor, ids)),
  inboxGroupsBySubject: new DataLoader<string, InboxGroupRow | null>(async (subjects) => {
    const found = new Map(
      (await db.query(bySubject, [...own(actor), subjects])).map((group) => [
        group.entryId ?? `idea_${group.ideaNumber}`,
        group,
      ]),
    )
    return subjects.map((subject) => found.get(subject) ?? null)
  }),
  notifications: new DataLoader<string, NotificationRow | null>(async (ids) => {
    const found = await db.query(notificationsById, [...own(actor), ids])
    return ids.map((id) => found.find((one) => one.id === id) ?? null)
  }),
})
